import { openSync, rmSync, writeSync } from 'node:fs'

/** A build notes here what it is working on, for `bin/guard.mjs`: a file outlives an endless loop and a crash. */
const file = process.env.DOCS_PROGRESS
const progress = file === undefined ? undefined : openSync(file, 'r+')
// Processes that this one starts do work of their own.
delete process.env.DOCS_PROGRESS
if (file !== undefined) rmSync(file)
const SIZE = 1024
let count = 0
let current: string | undefined

/** Notes the file or the step that is being worked on, which must end within a limit. */
export function workOn(what: string): void {
  current = what
  note({ on: what.slice(-SIZE / 8) })
}

/** Notes that what follows is no author's file, and takes the time that the size of the site needs. */
export function rest(): void {
  current = undefined
  note({})
}

/** Notes that the command has ended, and has said why. */
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
