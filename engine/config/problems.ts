import type { Problem, SourceLocation } from '../diagnostics/problem'
import { code, describe, didYouMean, listNames } from '../diagnostics/words'

/** `owner` says whose key it is: `the configuration`. */
export function unknownConfigKey(
  location: SourceLocation,
  owner: string,
  key: string,
  near: string[],
  known: string[],
): Problem {
  const name = key.split('.').at(-1) ?? key
  return {
    what: `The key \`${key}\` is not known to ${owner}.`,
    ...location,
    expected: listNames(known, 40),
    received: name,
    hint: didYouMean(near.map(code), `Remove \`${name}\`.`),
  }
}

export function missingConfigKey(
  location: SourceLocation,
  owner: string,
  key: string,
  expected: string,
): Problem {
  return {
    what: `The key \`${key}\` of ${owner} is missing.`,
    ...location,
    expected,
    received: 'nothing',
    hint: `Set \`${key}\`.`,
  }
}

interface WrongValue {
  expected: string
  received: string
  /** The allowed values that are most like it. */
  near: string[]
}

/** An empty `key` stands for the whole value. */
export function wrongConfigValue(
  location: SourceLocation,
  owner: string,
  key: string,
  value: WrongValue,
): Problem {
  const { expected, received, near } = value
  const fix = key === '' ? `Export ${expected} by default.` : `Set \`${key}\` to ${expected}.`
  return {
    what:
      key === ''
        ? `This file does not export ${owner}.`
        : `The key \`${key}\` of ${owner} has a wrong value.`,
    ...location,
    expected,
    received,
    hint: didYouMean(near, fix),
  }
}

/** A file or folder that the configuration names. */
export function missingConfigPath(location: SourceLocation | undefined, key: string, path: string): Problem {
  return {
    what: `The key \`${key}\` names what does not exist: ${path}`,
    ...location,
    expected: "a path that exists, relative to the site's folder",
    received: describe(path),
    hint: `Correct \`${key}\`, or create ${path}.`,
  }
}
