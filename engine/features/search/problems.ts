import type { Problem } from '../../feature'
import type { SourceLocation } from '../../kit/diagnostics'
import { reasonOf } from '../../kit/wording'

/** `location` is that of the search engine in the configuration. */
export function noPagefind(location: SourceLocation | undefined, error: unknown): Problem {
  return {
    what: 'Pagefind cannot create the search index of this site.',
    ...location,
    expected: 'the package `pagefind`, with its binary for this platform',
    received: reasonOf(error),
    hint: "Run npm install pagefind, or choose `engine: 'embedded'`.",
  }
}

export function largeSearchIndex(bytes: number): Problem {
  const size = (bytes / 2 ** 20).toFixed(1)
  return {
    what: `The search files are ${size} MiB, and every reader who searches downloads all of them; with search({ engine: 'pagefind' }), a query downloads only a part.`,
  }
}
