import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const TRIES = 10
/** In milliseconds. */
const PAUSE = 10

/**
 * Many programs empty a file before they write it, and the watcher tells of both: resolves when the
 * file has content, is gone, or stays empty.
 */
export async function whenWritten(file: string, pause: () => Promise<unknown> = wait): Promise<void> {
  for (let tries = 0; tries < TRIES && isEmpty(file); tries++) await pause()
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0
}

function wait(): Promise<void> {
  return setTimeout(PAUSE)
}
