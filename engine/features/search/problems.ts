import type { Problem } from '../../feature'

export function largeSearchIndex(bytes: number): Problem {
  const size = (bytes / 2 ** 20).toFixed(1)
  return {
    what: `The search files are ${size} MiB, and every reader who searches downloads all of them. With the feature of examples/features/pagefind/README.md, a query downloads only a part.`,
  }
}
