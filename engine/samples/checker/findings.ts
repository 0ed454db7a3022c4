import type { ts } from 'ts-morph'
import type { Finding } from '../compile/protocol'
import { compiler } from './compiler'
import type { VirtualFile, VirtualFiles } from './virtual-files'

/** An error in a file of ours, whichever kind of file that is. */
export interface Located extends Omit<Finding, 'file'> {
  path: string
}

const ANGULAR = /^-99(\d+)$/

/** Where a diagnostic is, and what it says; undefined for what is no error, or has no place. */
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

/** The errors of every page of a request, in the order of their places, each told once. */
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

/** A template that is no plain text has no place in the sample; what it belongs to has. */
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
