import type { SourceLocation } from './problem'

/** Returns where in a folder an error was thrown: its first stack frame there, outside of packages. */
export function locateThrow(error: unknown, folder: string): SourceLocation | undefined {
  const stack = error instanceof Error ? (error.stack ?? '').replaceAll('\\', '/') : ''
  for (const frame of stack.split('\n').filter((line) => !line.includes('/node_modules/'))) {
    const at = frame.indexOf(`${folder}/`)
    const [, file, line] = (at >= 0 && /^([^:()]+):(\d+)/.exec(frame.slice(at + folder.length + 1))) || []
    if (file !== undefined) return { file, line: Number(line) }
  }
  return undefined
}
