import type { ts } from 'ts-morph'
import { compiler } from './compiler'
import { COMPILER_OPTIONS } from './compiler-options'
import type { DeclaredIndex } from './declared-modules'
import { createHost, type SharedFiles } from './host'
import type { VirtualFiles } from './virtual-files'

export interface Task {
  samples: VirtualFiles
  declared: DeclaredIndex
  shared: SharedFiles
}

/** All errors of the samples, and of the declaration files named. */
export function checkTypeScript(task: Task, declarations: readonly string[]): ts.Diagnostic[] {
  const code = [...task.samples.byPath.values()].flatMap(({ path, isCode }) => (isCode ? [path] : []))
  const asked = [...code, ...declarations]
  if (asked.length === 0) return []
  const host = createHost({ ...task, options: COMPILER_OPTIONS })
  const program = compiler.createProgram(asked, COMPILER_OPTIONS, host)
  return asked.flatMap((path) => {
    const file = program.getSourceFile(path)
    return file ? [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)] : []
  })
}
