import type { ts } from 'ts-morph'
import { compiler } from './compiler'
import { COMPILER_OPTIONS } from './compiler-options'
import type { DeclaredIndex } from './declared-modules'
import { type Documented, meetTypes } from './documented'
import { createHost, type SharedFiles } from './host'
import type { VirtualFiles } from './virtual-files'

export interface Task {
  samples: VirtualFiles
  declared: DeclaredIndex
  shared: SharedFiles
  documented: Documented | undefined
}

/** Compiler errors, and the program for further queries. */
export interface Compiled {
  diagnostics: ts.Diagnostic[]
  program?: ts.Program
}

/** Returns all errors in the samples and in `declarations`. */
export function checkTypeScript(task: Task, declarations: readonly string[]): Compiled {
  const code = [...task.samples.byPath.values()].flatMap(({ path, isCode }) => (isCode ? [path] : []))
  const requested = [...code, ...declarations]
  if (requested.length === 0) return { diagnostics: [] }
  const host = createHost({ ...task, options: COMPILER_OPTIONS })
  const program = compiler.createProgram(requested, COMPILER_OPTIONS, host)
  if (task.documented) meetTypes(program, task.documented)
  const diagnostics = requested.flatMap((path) => {
    const file = program.getSourceFile(path)
    return file ? [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)] : []
  })
  return { diagnostics, program }
}
