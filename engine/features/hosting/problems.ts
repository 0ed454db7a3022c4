import type { Problem } from '../../feature'
import type { SourceLocation } from '../../kit/diagnostics'
import { describe, listNames } from '../../kit/wording'

/** `location` is that of a redirect whose path is taken, or which leads to another redirect, `to`. */
export function wrongRedirect(location: SourceLocation | undefined, path: string, to?: string): Problem {
  const isChain = to !== undefined
  return {
    what: isChain
      ? `The redirect from ${path} leads to ${path === to ? 'itself' : 'another redirect'}.`
      : `There is a page or a file at the path of this redirect: ${path}`,
    ...location,
    expected: isChain ? 'the final page' : 'a path that nothing else uses',
    received: to ?? path,
    hint: isChain ? 'Set `to` to that page.' : 'Remove the redirect, or give the page another `slug`.',
  }
}

export function redirectTwice(
  location: SourceLocation | undefined,
  path: string,
  targets: string[],
): Problem {
  return {
    what: `Two redirects begin at the same path: ${path}`,
    ...location,
    expected: 'one redirect for each path',
    received: listNames(targets),
    hint: 'Remove one of them.',
  }
}

/** `page` is the route of a page that differs from the path only by case, or by how an accent is written. */
export function redirectOnSomeDisks(
  location: SourceLocation | undefined,
  path: string,
  page: string,
): Problem {
  return {
    what: `On macOS and Windows, the file of this redirect is that of a page: ${path}`,
    ...location,
    expected: 'a path that differs from those of pages by more than case and how accents are written',
    received: `${path}, and the page ${page}`,
    hint: 'Remove the redirect, or let the host ignore case.',
  }
}

/** `page` is the path that the function got, `path` what it made of it. */
export function wrongMadeRedirect(
  location: SourceLocation | undefined,
  page: string,
  path: unknown,
  expected: string,
): Problem {
  return {
    what: `The function createRedirects returns no old path for ${page}.`,
    ...location,
    expected,
    received: describe(path),
    hint: 'Correct what it returns, or let it return undefined for this page.',
  }
}
