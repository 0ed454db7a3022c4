import { channel } from 'node:diagnostics_channel'

/** Tells `bin/guard.mjs` what the command is working on: it sees an endless loop, a crash and an exit from outside. */
const work = channel('docs:work')
let current: string | undefined

/** Tells which file or step is being worked on, which must end within a limit. */
export function workOn(what: string): void {
  current = what
  work.publish({ on: what })
}

/** Begins work that is not about one file, and whose time depends on the size of the site. */
export function rest(): void {
  current = undefined
  work.publish({})
}

/** Tells that the command has ended and printed its result. */
export function finishWork(): void {
  work.publish({ done: true })
}

export function workedOn(): string | undefined {
  return current
}
