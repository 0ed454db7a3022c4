import { moduleRunnerTransform, transformWithOxc } from 'vite'

export interface Runnable {
  code: string
  /** Specifiers that the code imports, at once or later. */
  specifiers: string[]
}

/**
 * An ES module as the body of an async function in which imports are calls.
 * @throws Error where the code cannot be parsed.
 */
export async function toRunnable(code: string, name: string): Promise<Runnable> {
  const result = await moduleRunnerTransform(code, null, name, code)
  if (!result) throw new Error('nothing is left of it')
  return { code: result.code, specifiers: [...(result.deps ?? []), ...(result.dynamicDeps ?? [])] }
}

/**
 * The same for TypeScript, whose types are stripped.
 * @throws Error where the code cannot be parsed.
 */
export async function typeScriptToRunnable(code: string, language: string): Promise<Runnable> {
  const name = `sample.${/x$/.test(language) ? 'tsx' : 'ts'}`
  const stripped = await transformWithOxc(code, name, { sourcemap: false, tsconfig: false })
  return toRunnable(stripped.code, name)
}
