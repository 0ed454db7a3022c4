import { type HookCalls, type Hooks, noHooks, registering } from './hooks'

/** Returns what a feature registers, without the guard. */
export function testHooks(register: (site: HookCalls) => void): Hooks {
  const hooks = noHooks()
  register(registering('tides', hooks))
  return hooks
}
