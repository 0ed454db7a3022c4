import type { Problem, SourceLocation } from '../../diagnostics/problem'

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
