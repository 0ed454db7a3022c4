import type { Problem } from '../../diagnostics/problem'
import { describe, didYouMean, listNames } from '../../diagnostics/words'

interface Place {
  file: string
  line: number
}

const SHAPE = 'a list of the names of versions, newest first, such as ["2.0", "1.0"]'

export function malformedVersions(place: Place, received: string): Problem {
  return {
    what: 'The list of versions cannot be read.',
    ...place,
    expected: SHAPE,
    received: describe(received),
    hint: 'Write one list of texts, in JSON.',
  }
}

export function wrongVersionName(place: Place, received: unknown): Problem {
  return {
    what: 'The list of versions holds what cannot name a version.',
    ...place,
    expected: "a name that can be part of an address and a folder, other than 'current'",
    received: describe(received),
    hint: 'Name the version with letters, digits, dots and dashes, such as "2.0".',
  }
}

export function duplicateVersion(place: Place, name: string): Problem {
  return {
    what: `The list of versions names ${describe(name)} twice.`,
    ...place,
    expected: 'each version once',
    received: describe(name),
    hint: 'Remove one of the two.',
  }
}

export interface MissingVersionFile {
  version: string
  /** What should be there, relative to the site's root. */
  path: string
  near: string[]
  /** What is there in its place. */
  existing: string[]
}

export function missingVersionFolder(place: Place, missing: MissingVersionFile): Problem {
  return {
    what: `The version ${describe(missing.version)} has no folder of docs.`,
    ...place,
    expected: `the folder ${missing.path}`,
    received: found('folders of versions', missing),
    hint: didYouMean(
      missing.near,
      `Create ${missing.path}, or take ${describe(missing.version)} out of the list.`,
    ),
  }
}

export function missingVersionSidebars(place: Place, missing: MissingVersionFile): Problem {
  return {
    what: `The version ${describe(missing.version)} has no sidebars.`,
    ...place,
    expected: `the file ${missing.path}, with the version's sidebars as JSON`,
    received: found('sidebars of versions', missing),
    hint: didYouMean(missing.near, `Create ${missing.path}.`),
  }
}

export function malformedVersionSidebars(place: Place, received: string): Problem {
  return {
    what: 'The sidebars of a version cannot be read.',
    ...place,
    expected: 'an object of sidebars by id, in JSON',
    received: describe(received),
    hint: 'Correct the JSON near this line.',
  }
}

/** `key` is the key of the configuration that names it: `docs.lastVersion`. */
export function unknownVersion(
  place: Place | undefined,
  key: string,
  name: string,
  near: string[],
  existing: string[],
): Problem {
  return {
    what: `The key \`${key}\` of the configuration names a version that does not exist: ${describe(name)}.`,
    ...place,
    expected: `the name of one of the ${existing.length} versions: ${names(near, existing)}`,
    received: describe(name),
    hint: didYouMean(near.map(describe), 'Name one of them, or remove it.'),
  }
}

/** `key` is the key of the configuration that leaves them out. */
export function noVersions(
  place: Place | undefined,
  key: 'includeCurrentVersion' | 'onlyIncludeVersions',
): Problem {
  const isCurrent = key === 'includeCurrentVersion'
  return {
    what: 'No version of the docs is left to be built.',
    ...place,
    expected: 'at least one version: the current one, or one that versions.json names',
    received: isCurrent
      ? '`docs.includeCurrentVersion: false`, and no other version'
      : '`docs.onlyIncludeVersions`, which names none that exists',
    hint: isCurrent
      ? 'Remove `docs.includeCurrentVersion`, or name a version in versions.json.'
      : 'Name a version that exists in `docs.onlyIncludeVersions`, or remove it.',
  }
}

function found(what: string, { near, existing }: MissingVersionFile): string {
  return existing.length > 0 ? `these ${what}: ${names(near, existing)}` : `no ${what}`
}

function names(near: string[], existing: string[]): string {
  return listNames([...new Set([...near, ...existing])])
}
