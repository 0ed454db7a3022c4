import { setImmediate } from 'node:timers/promises'
import { isUnderWay } from './tracked'

/** Resolves when neither a promise nor an operation of the platform is under way. */
export async function whenIdle(): Promise<void> {
  do await setImmediate()
  while (isUnderWay())
  // What an operation's end has set going.
  await setImmediate()
  if (isUnderWay()) await whenIdle()
}
