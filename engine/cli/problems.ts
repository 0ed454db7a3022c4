import type { Problem, SourceLocation } from '../diagnostics/problem'
import { didYouMean, joinOr, reasonOf } from '../diagnostics/words'

const HELP = 'See docs --help.'

export function noSuchCommand(command: string, near: string[], known: readonly string[]): Problem {
  return {
    what: `There is no command ${command}.`,
    expected: joinOr(known),
    received: command,
    hint: didYouMean(near, HELP),
  }
}

export function noSuchOption(option: string, near: string[], known: readonly string[]): Problem {
  return {
    what: `There is no option ${option}.`,
    expected: joinOr(known.map((name) => `--${name}`)),
    received: option,
    hint: didYouMean(near, HELP),
  }
}

export function optionWithoutValue(option: string): Problem {
  return {
    what: `The option ${option} has no value.`,
    expected: `a value after ${option}`,
    received: 'nothing',
    hint: HELP,
  }
}

export function tooManyArguments(extra: string[]): Problem {
  return {
    what: `The command has too many arguments: ${extra.join(' ')}`,
    expected: 'a command and one folder',
    received: extra.join(' '),
    hint: `Put quotes around a folder whose name has spaces. ${HELP}`,
  }
}

/** `name` is the option or variable that sets the port. */
export function wrongPort(name: string, value: string): Problem {
  return {
    what: `${name} is not a port number.`,
    expected: 'a whole number from 0 to 65535; 0 picks a free port',
    received: value,
    hint: `Set ${name} to a port, such as 3000.`,
  }
}

/**
 * `location` is undefined for what is thrown without a stack, such as a number. `work` is what the command was doing when the
 * error was thrown, which may not be its cause.
 */
export function thrownLate(error: unknown, location?: SourceLocation, work = 'the site'): Problem {
  return {
    what: `An uncaught error was thrown during work on ${work}.`,
    ...(location ?? { file: work }),
    expected: 'promises that are awaited, and timers that catch their errors',
    received: reasonOf(error),
    hint: 'Correct what the message names, or handle the error where it is thrown.',
  }
}

export function wrongLimit(value: string): Problem {
  return {
    what: '--limit is not a number of seconds.',
    expected: 'a whole number: how long one part of the build may take; 0 for no limit',
    received: value,
    hint: 'Set --limit to a number, such as 300.',
  }
}

/** The system's errors about the disk, each with a fix. */
const DISK_ERRORS: Record<string, [what: string, hint: string]> = {
  ENOSPC: ['The disk is full.', 'Free some space, or choose folders on another disk with --out and --cache.'],
  EDQUOT: ['Your disk quota is full.', 'Free some space, or choose other folders with --out and --cache.'],
  EROFS: ['This disk is read-only.', 'Choose writable folders with --out and --cache.'],
  EACCES: ['No permission to read or write this path.', 'Change its permissions, or choose other folders.'],
  EPERM: [
    'No permission to change this path.',
    'Change its permissions, or choose other folders with --out and --cache.',
  ],
  ENOTDIR: ['A part of this path is a file.', 'Choose a path whose parts are folders.'],
  EEXIST: ['A part of this path is a file.', 'Choose a path whose parts are folders.'],
  ENAMETOOLONG: ['This name is too long for the disk.', 'Choose a shorter name.'],
  // Thrown by `makeFolder`. Any other missing file is the engine's fault.
  'ENOENT mkdir': ['No folder can be created here.', 'Choose a folder on a writable disk.'],
  EMFILE: ['Too many files are open.', 'Raise the limit: ulimit -n 4096'],
}

/** The native bundler's message for a full disk. */
const BUNDLER_FULL = /^.*No space left on device.*$/m

/** Returns the problem of an error that the disk caused; undefined for any other. */
export function diskFailed(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const full = BUNDLER_FULL.exec(error.message)?.[0].trim()
  const code = full !== undefined ? 'ENOSPC' : 'code' in error ? String(error.code) : ''
  const isFolder = 'syscall' in error && error.syscall === 'mkdir'
  const [what, hint] = DISK_ERRORS[code === 'ENOENT' && isFolder ? 'ENOENT mkdir' : code] ?? []
  if (what === undefined || hint === undefined) return undefined
  const file = 'path' in error && typeof error.path === 'string' ? { file: error.path } : {}
  return { what, ...file, received: full ?? error.message, hint }
}
