import { onStoredChange, readStored, writeStored } from '../../engine/client/stores/storage'
import { TUTORIAL_STEPS } from './tutorial-steps'

const STORAGE_KEY = 'docs-tutorial-done'

const listeners = new Set<() => void>()
/** Progress since the page was loaded, which also works if storage is blocked. */
let marked: string | undefined

/** Returns the completed steps, separated by spaces, so that equal progress compares equal. */
export function doneSteps(): string {
  return marked ?? readStored(STORAGE_KEY) ?? ''
}

/** Marks a step as completed, or not, in all open tabs of the browser. */
export function markStep(step: string, isDone: boolean): void {
  const done = new Set(doneSteps().split(' '))
  if (isDone) done.add(step)
  else done.delete(step)
  const known = TUTORIAL_STEPS.map((one) => one.step).filter((one) => done.has(one))
  marked = known.join(' ')
  writeStored(STORAGE_KEY, marked || null)
  for (const listener of listeners) listener()
}

/** Calls `listener` when a step is marked, here or in another tab of the browser. */
export function subscribeToSteps(listener: () => void): () => void {
  const stop = onStoredChange(STORAGE_KEY, () => {
    marked = undefined
    listener()
  })
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}
