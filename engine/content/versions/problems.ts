import type { Problem, SourceLocation } from '../../diagnostics/problem'
import { describe, didYouMean, listNames } from '../../diagnostics/words'

export function malformedVersions(location: SourceLocation, received: string): Problem {
  return {
    what: 'The list of versions cannot be read.',
    ...location,
    expected: 'a list of version names, newest first, such as ["2.0", "1.0"]',
    received: describe(received),
    hint: 'Write one list of strings, in JSON.',
  }
}

export function wrongVersionName(location: SourceLocation, received: unknown): Problem {
  return {
    what: 'The list of versions contains an invalid name.',
    ...location,
    expected: 'a name that is valid in a URL and as a folder name',
    received: describe(received),
    hint: 'Name the version with letters, digits, dots and dashes, such as "2.0".',
  }
}

export function duplicateVersion(location: SourceLocation, name: string): Problem {
  return {
    what: `The list of versions names ${describe(name)} twice.`,
    ...location,
    expected: 'each version once',
    received: describe(name),
    hint: 'Remove one of the two.',
  }
}

export function unlistedVersions(folder: string, list: string, found: string[]): Problem {
  return {
    what: 'The folders of versions are not read, since no file lists the versions.',
    file: folder,
    expected: `a file ${list} beside it, with their names, newest first, such as ["2.0", "1.0"]`,
    received: listNames(found),
    hint: 'Write that file, or remove the folders.',
  }
}

export function malformedVersionSidebars(location: SourceLocation, received: string): Problem {
  return {
    what: 'The sidebars of a version cannot be read.',
    ...location,
    expected: 'an object of sidebars by id, in JSON',
    received: describe(received),
    hint: 'Correct the JSON near this line.',
  }
}

/** The parts of a version: what messages call one part, what they call those of all versions, and what is expected. */
const PARTS = {
  docs: ['docs folder', 'version folders', (path: string) => `the folder ${path}`],
  sidebars: [
    'sidebars',
    'version sidebars',
    (path: string) => `the file ${path}, with the version's sidebars as JSON`,
  ],
} as const

export type VersionPart = keyof typeof PARTS

interface MissingPart {
  version: string
  /** Where it should be, relative to the site's root. */
  path: string
  near: string[]
  /** Names of the files in that folder. */
  existing: string[]
}

export function missingVersionPart(
  location: SourceLocation,
  part: VersionPart,
  { version, path, near, existing }: MissingPart,
): Problem {
  const [name, all, expected] = PARTS[part]
  return {
    what: `The version ${describe(version)} has no ${name}.`,
    ...location,
    expected: expected(path),
    received: existing.length > 0 ? `these ${all}: ${listNames([...near, ...existing])}` : `no ${all}`,
    hint: didYouMean(near, `Create ${path}, or remove ${describe(version)} from the list.`),
  }
}

/** `key` is the configuration key that leaves them out, and `path` what leads to it. */
export function noVersions(
  location: SourceLocation | undefined,
  key: 'includeCurrentVersion' | 'onlyIncludeVersions',
  { path, list }: { path: string; list: string },
): Problem {
  const isCurrent = key === 'includeCurrentVersion'
  return {
    what: 'No version of the docs is left to build.',
    ...location,
    expected: `at least one version: the current one, or one listed in ${list}`,
    received: isCurrent
      ? `\`${path}: false\`, and no other version`
      : `\`${path}\`, which names none that exists`,
    hint: isCurrent
      ? `Remove \`${path}\`, or name a version in ${list}.`
      : `Name a version that exists in \`${path}\`, or remove it.`,
  }
}
