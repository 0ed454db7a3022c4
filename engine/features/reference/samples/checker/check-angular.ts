import { posix } from 'node:path'
import { type AngularHost, type AngularOptions, loadAngular } from './angular-compiler'
import { addAngularMetadata } from './angular-metadata'
import type { Compiled, Task } from './check-typescript'
import { COMPILER_OPTIONS } from './compiler-options'
import { meetTypes } from './documented'
import { createHost } from './host'

/** Returns all errors of samples that use Angular, including those in their templates. */
export async function checkAngular(task: Task, root: string): Promise<Compiled> {
  const { samples } = task
  const code = [...samples.byPath.values()].flatMap(({ path, isCode }) => (isCode ? [path] : []))
  if (code.length === 0) return { diagnostics: [] }
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
  // Angular creates a second program to check templates.
  const plain = program.getTsProgram()
  if (task.documented) meetTypes(plain, task.documented)
  const requested = code.flatMap((path) => plain.getSourceFile(path) ?? [])
  const diagnostics = [
    ...requested.flatMap((file) => [...program.getTsSyntacticDiagnostics(file)]),
    ...requested.flatMap((file) => [...program.getTsSemanticDiagnostics(file)]),
    ...program.getNgStructuralDiagnostics(),
    ...program.getNgSemanticDiagnostics(),
  ]
  return { diagnostics, program: plain }
}

/** Libraries come with metadata; handwritten declarations need it added. */
function isDeclaration(path: string): boolean {
  return path.endsWith('.d.ts') && !path.includes('/node_modules/')
}

/** A style sheet that the page does not show is irrelevant, but a missing template is an error. */
function styleOrNothing(name: string, root: string): string | null {
  return /\.(?:css|scss|sass|less)$/.test(name) ? posix.resolve(root, name) : null
}
