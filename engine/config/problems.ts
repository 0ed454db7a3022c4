import { type Problem, SiteError } from '../diagnostics/problem'
import { code, describe, didYouMean, joinOr, listNames } from '../diagnostics/words'

interface Place {
  file: string
  line: number
}

/** `owner` says whose key it is: `the configuration`. */
export function unknownConfigKey(
  place: Place,
  owner: string,
  key: string,
  near: string[],
  known: string[],
): Problem {
  const name = key.split('.').at(-1) ?? key
  return {
    what: `The key \`${key}\` is not known to ${owner}.`,
    ...place,
    expected: listNames(known, 40),
    received: name,
    hint: didYouMean(near.map(code), `Remove \`${name}\`.`),
  }
}

export function missingConfigKey(place: Place, owner: string, key: string, expected: string): Problem {
  return {
    what: `The key \`${key}\` of ${owner} is missing.`,
    ...place,
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
export function wrongConfigValue(place: Place, owner: string, key: string, value: WrongValue): Problem {
  const { expected, received, near } = value
  const fix = key === '' ? `Export ${expected} by default.` : `Set \`${key}\` to ${expected}.`
  return {
    what:
      key === ''
        ? `This file does not export ${owner}.`
        : `The key \`${key}\` of ${owner} has a wrong value.`,
    ...place,
    expected,
    received,
    hint: didYouMean(near, fix),
  }
}

/** A navbar item that cannot be shown: the item as JSON, with what its cause says. */
export function navbarItemFails(item: unknown, cause: unknown, place: Place | undefined): Problem {
  const problem: Partial<Problem> = cause instanceof SiteError ? cause.problem : { what: String(cause) }
  return {
    hint: 'Correct the item, or remove it from `themeConfig.navbar.items`.',
    ...problem,
    ...place,
    what: `A navbar item cannot be shown. ${problem.what}`,
    received: JSON.stringify(item),
  }
}

export function unknownNavbarTarget(
  kind: 'doc' | 'sidebar',
  id: string,
  near: string[],
  existing: string[],
): Problem {
  return {
    what: `The navbar names a ${kind} that does not exist: ${describe(id)}.`,
    expected: `the id of one of the ${existing.length} ${kind}s: ${listNames(existing)}`,
    received: describe(id),
    hint: didYouMean(near.map(code), `Add the ${kind}, or remove the item.`),
  }
}

/** An item about docs, on a site that has none. `routes` are those of its pages. */
export function navbarWithoutDocs(folders: string[], routes: string[]): Problem {
  const [route] = routes
  const docs = `at least one Markdown file in ${joinOr(folders)}`
  const page = `${folders[0]}/intro.mdx`
  return {
    what: 'The navbar names docs, and this site has none.',
    expected: route === undefined ? docs : `${docs}, or a link to a page: ${listNames(routes)}`,
    hint:
      route === undefined
        ? `Write ${page}.`
        : `Write ${page}, or link to a page: { label: 'Start', to: '${route}' }.`,
  }
}

/** A file or folder that the configuration names. */
export function missingConfigPath(place: Place | undefined, key: string, path: string): Problem {
  return {
    what: `The key \`${key}\` names what does not exist: ${path}`,
    ...place,
    expected: "a path that exists, relative to the site's folder",
    received: describe(path),
    hint: `Correct \`${key}\`, or create ${path}.`,
  }
}
