import { openSync, rmSync, writeSync } from 'node:fs'

/** A build records here what it is working on, for `bin/guard.mjs`. A file survives an endless loop and a crash. */
const file = process.env.DOCS_PROGRESS
const progress = file === undefined ? undefined : openSync(file, 'r+')
// Child processes must not write into it, since their work is their own.
delete process.env.DOCS_PROGRESS
if (file !== undefined) rmSync(file)
const SIZE = 1024
let count = 0
let current: string | undefined

/** Records the file or step being worked on, which must end within a limit. */
export function workOn(what: string): void {
  current = what
  note({ on: what.slice(-SIZE / 8) })
}

/** Records work that is not about one file, and whose time depends on the size of the site. */
export function rest(): void {
  current = undefined
  note({})
}

/** Records that the command has ended and printed its result. */
export function finishWork(): void {
  note({ done: true })
}

export function workedOn(): string | undefined {
  return current
}

function note(state: { on?: string; done?: true }): void {
  if (progress === undefined) return
  count += 1
  const record = Buffer.alloc(SIZE, ' ')
  record.write(JSON.stringify({ count, ...state }))
  writeSync(progress, record, 0, SIZE, 0)
}
