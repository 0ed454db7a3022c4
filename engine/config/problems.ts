import type { Problem, SourceLocation } from '../diagnostics/problem'
import { code, describe, didYouMean, listNames } from '../diagnostics/words'
import type { Finding } from './findings'
import type { KeyPath } from './key-lines'

/** What a schema refused. `owner` says whose key it is: `the configuration`. */
export function findingProblem(finding: Finding, owner: string, file: string, line: number): Problem {
  const key = keyName(finding.path)
  if (finding.kind === 'unknown-key') {
    const name = String(finding.path.at(-1))
    return {
      what: `There is no key \`${key}\` in ${owner}.`,
      file,
      line,
      expected: listNames(finding.known, 40),
      received: name,
      hint: didYouMean(finding.near.map(code), `Remove \`${name}\`.`),
    }
  }
  const { expected } = finding
  const { received, near = [] } = finding.kind === 'missing' ? { received: 'nothing' } : finding
  const found = { file, line, expected, received }
  if (key === '' && owner.startsWith('the feature'))
    return { what: `The options of ${owner} are invalid.`, ...found, hint: `Write ${expected}.` }
  if (key === '')
    return { what: `This file does not export ${owner}.`, ...found, hint: `Export ${expected} by default.` }
  if (finding.kind === 'missing')
    return { what: `The key \`${key}\` of ${owner} is missing.`, ...found, hint: `Set \`${key}\`.` }
  return {
    what: `The key \`${key}\` of ${owner} has an invalid value.`,
    ...found,
    hint: didYouMean(near, `Set \`${key}\` to ${expected}.`),
  }
}

/** A path as an author writes it: `navbar.items[2].label`. */
export function keyName(path: KeyPath): string {
  return path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`))
    .join('')
}

/** A file or folder that the configuration names. */
export function missingConfigPath(location: SourceLocation | undefined, key: string, path: string): Problem {
  return {
    what: `The key \`${key}\` names a path that does not exist: ${path}`,
    ...location,
    expected: "a path that exists, relative to the site's folder",
    received: describe(path),
    hint: `Correct \`${key}\`, or create ${path}.`,
  }
}

/** A locale has its own words for features, but the same features as the whole site. */
export function featureOfOneLocale(name: string, known: string[], location: SourceLocation): Problem {
  return {
    what: `The configuration of the site has no feature ${describe(name)}.`,
    ...location,
    expected: known.length > 0 ? `one of ${listNames(known, 40)}` : 'no features: the site names none',
    received: describe(name),
    hint: 'Name it in the `site.config.ts` of the whole site too.',
  }
}

export function repeatedFeature(name: string, location: SourceLocation): Problem {
  return {
    what: `The feature ${describe(name)} is in the list twice.`,
    ...location,
    expected: 'each feature once',
    received: describe(name),
    hint: 'Remove one of them.',
  }
}
