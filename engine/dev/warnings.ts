import { formatProblem } from '../diagnostics/problem'
import type { Reporter } from '../diagnostics/reporter'

type Found = Pick<Reporter, 'problems'>

/** Prints warnings in the dev server without repeating them. */
export interface DevWarnings {
  /** Prints warnings of the whole site. Each is printed again only after it was fixed. */
  site(found: Found): void
  /** Prints warnings of a page, each once until the next edit. */
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
