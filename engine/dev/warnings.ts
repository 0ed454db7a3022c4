import { formatProblem } from '../diagnostics/problem'
import type { Reporter } from '../diagnostics/reporter'

type Found = Pick<Reporter, 'problems'>

/** What the dev server prints of what it finds, over and over: each warning where it is news. */
export interface DevWarnings {
  /** Those of the whole site, as it is read after each edit: each until it is mended. */
  site(found: Found): void
  /** Those of one page: each once until the next edit. */
  page(found: Found): void
  edited(): void
}

export function createDevWarnings(print: (text: string) => void): DevWarnings {
  const ofPages = new Set<string>()
  let ofSite: ReadonlySet<string> = new Set()
  return {
    site(found) {
      const texts = new Set(textsOf(found))
      for (const text of texts) if (!ofSite.has(text)) print(text)
      ofSite = texts
    },
    page(found) {
      for (const text of textsOf(found)) {
        if (!ofPages.has(text)) print(text)
        ofPages.add(text)
      }
    },
    edited: () => ofPages.clear(),
  }
}

function textsOf({ problems }: Found): string[] {
  return problems.flatMap(({ severity, problem }) =>
    severity === 'throw' ? [] : [`${severity}: ${formatProblem(problem)}\n`],
  )
}
