import type { ReactNode } from 'react'
import { SiteError } from '../../diagnostics/problem'
import { ComponentFailure } from './props'

/**
 * Returns what a component of a page renders. It is called as a plain function, so hooks fail in it.
 * @throws ComponentFailure if it is a class, has a hook, or throws.
 */
export async function callComponent(
  name: string,
  type: unknown,
  props: Record<string, unknown>,
): Promise<ReactNode> {
  if (typeof type !== 'function' || isClass(type)) throw new ComponentFailure(name, 'not-a-function')
  try {
    return await withoutHookAdvice(() => type(props))
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw new ComponentFailure(name, isHookError(error) ? 'hook' : 'threw', error)
  }
}

/** Hides React's long warning, which our own message repeats. */
function withoutHookAdvice<Result>(run: () => Result): Result {
  const { error } = console
  console.error = (...words: unknown[]) => {
    if (!String(words[0]).startsWith('Invalid hook call')) error(...words)
  }
  try {
    return run()
  } finally {
    console.error = error
  }
}

function isClass(type: { prototype?: unknown }): boolean {
  const prototype = type.prototype
  return typeof prototype === 'object' && prototype !== null && 'isReactComponent' in prototype
}

function isHookError(error: unknown): boolean {
  return error instanceof Error && /Invalid hook call|reading 'use[A-Z]\w*'/.test(error.message)
}
