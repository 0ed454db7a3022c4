import { onStoredChange, readStored, writeStored } from '../../engine/client/stores/storage'
import { TUTORIAL_STEPS } from './tutorial-steps'

const STORAGE_KEY = 'docs-tutorial-done'

const listeners = new Set<() => void>()
/** What was marked since the page was loaded: holds where storage is blocked, too. */
let marked: string | undefined

/** The steps that are done, with spaces between them: a value that compares equal while nothing changes. */
export function doneSteps(): string {
  return marked ?? readStored(STORAGE_KEY) ?? ''
}

/** Marks a step, or takes its mark away, in all open tabs of the browser. */
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
