import { posix } from 'node:path'
import type { ts } from 'ts-morph'
import { type AngularHost, type AngularOptions, loadAngular } from './angular-compiler'
import { addAngularMetadata } from './angular-metadata'
import type { Task } from './check-typescript'
import { COMPILER_OPTIONS } from './compiler-options'
import { createHost } from './host'

/** All errors of samples that use Angular, those of their templates included. */
export async function checkAngular(task: Task, root: string): Promise<ts.Diagnostic[]> {
  const { samples } = task
  const code = [...samples.byPath.values()].flatMap(({ path, isCode }) => (isCode ? [path] : []))
  if (code.length === 0) return []
  const options: AngularOptions = { ...COMPILER_OPTIONS, basePath: root, strictTemplates: true }
  const rewrite = (path: string, text: string) =>
    isDeclaration(path) ? addAngularMetadata(path, text) : text
  const base = createHost({ ...task, options: COMPILER_OPTIONS, rewrite })
  const host: AngularHost = {
    ...base,
    resourceNameToFileName: (name, from) =>
      samples.find(from, name, [''])?.path ?? styleOrNothing(name, root),
    readResource: (path) => samples.byPath.get(path)?.text ?? '',
  }
  const { createProgram } = await loadAngular()
  const program = createProgram({ rootNames: code, options, host })
  const asked = code.flatMap((path) => program.getTsProgram().getSourceFile(path) ?? [])
  return [
    ...asked.flatMap((file) => [...program.getTsSyntacticDiagnostics(file)]),
    ...asked.flatMap((file) => [...program.getTsSemanticDiagnostics(file)]),
    ...program.getNgStructuralDiagnostics(),
    ...program.getNgSemanticDiagnostics(),
  ]
}

/** Libraries have their metadata; declarations written by hand get theirs. */
function isDeclaration(path: string): boolean {
  return path.endsWith('.d.ts') && !path.includes('/node_modules/')
}

/** A style sheet that the page does not show changes nothing; a template that is missing is an error. */
function styleOrNothing(name: string, root: string): string | null {
  return /\.(?:css|scss|sass|less)$/.test(name) ? posix.resolve(root, name) : null
}
