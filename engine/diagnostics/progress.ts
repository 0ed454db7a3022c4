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

export function currentWork(): string | undefined {
  return current
}

/** Runs foreign code as work of its own, so that one that never ends is named. Work it is a part of is named with it. */
export function during<Result>(what: string, run: () => Result): Result {
  const before = current
  const end = () => (before === undefined ? rest() : workOn(before))
  const own = before === undefined ? what : `${before}: ${what}`
  workOn(own)
  let result: Result
  try {
    result = run()
  } catch (error) {
    end()
    throw error
  }
  if (!(result instanceof Promise)) endOwn()
  // Other work may have begun beside it.
  else void result.then(endOwn, endOwn)
  return result

  function endOwn() {
    if (current === own) end()
  }
}
