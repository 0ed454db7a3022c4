import type { ts } from 'ts-morph'
import type { Finding } from '../compile/protocol'
import { compiler } from './compiler'
import type { VirtualFile, VirtualFiles } from './virtual-files'

/** An error in any file that we compile: a sample or a declaration file. */
export interface Located extends Omit<Finding, 'file'> {
  path: string
}

const ANGULAR = /^-99(\d+)$/

/** Returns a diagnostic's location and message; undefined if it is not an error, or has no location. */
export function locate(diagnostic: ts.Diagnostic): Located | undefined {
  if (diagnostic.category !== compiler.DiagnosticCategory.Error || !diagnostic.file) return undefined
  const { file, start = 0, code, messageText } = diagnostic
  const angular = ANGULAR.exec(String(code))?.[1]
  return {
    path: file.fileName,
    line: file.getLineAndCharacterOfPosition(start).line,
    code: angular === undefined ? `TS${code}` : `NG${angular}`,
    message: compiler.flattenDiagnosticMessageText(messageText, '\n').replace(/^NG\d+: /, ''),
  }
}

/** Returns the errors of every page of a request, sorted by location and without duplicates. */
export function findingsByPage(
  diagnostics: readonly ts.Diagnostic[],
  samples: VirtualFiles,
  pageCount: number,
): Finding[][] {
  const pages = Array.from({ length: pageCount }, (): Map<string, Finding> => new Map())
  for (const diagnostic of diagnostics) {
    const [found, file] = inSamples(diagnostic, samples) ?? []
    if (!found || !file) continue
    const { line, code, message } = found
    const finding = { file: file.index, line, code, message }
    pages[file.page]?.set(JSON.stringify(finding), finding)
  }
  return pages.map((found) => [...found.values()].sort((a, b) => a.file - b.file || a.line - b.line))
}

/** A template that is not a plain string has no position in the sample, but its component does. */
function inSamples(
  diagnostic: ts.Diagnostic,
  samples: VirtualFiles,
): [found: Located, file: VirtualFile] | undefined {
  const places = [diagnostic, ...(diagnostic.relatedInformation ?? [])]
  for (const { file, start } of places) {
    const sample = file && samples.byPath.get(file.fileName)
    const found = sample && locate({ ...diagnostic, file, start, length: undefined })
    if (found && sample) return [found, sample]
  }
  return undefined
}
