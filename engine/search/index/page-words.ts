import { joinedTerm, termsOf } from '../tokens'
import type { Field, SearchPage } from '../types'

/** The terms of one page, each in its first field only. A keyword of several words is a term as well. */
export type PageWords = Record<Field, string[]>

export function pageWords(page: SearchPage): PageWords {
  const known = new Set<string>()
  const fresh = (text: string): string[] => {
    const terms = [...termsOf(text)].filter((term) => !known.has(term))
    for (const term of terms) known.add(term)
    return terms
  }
  const all = (of: 'heading' | 'text' | 'code') =>
    page.sections.map((section) => section[of] ?? '').join('\n')
  return {
    title: fresh(`${page.title}\n${page.label ?? ''}`),
    name: fresh((page.names ?? []).map(joinedTerm).join('\n')),
    heading: fresh(all('heading')),
    keywords: fresh([...page.keywords, ...page.keywords.map(joinedTerm), page.description].join('\n')),
    text: fresh(all('text')),
    code: fresh(all('code')),
  }
}
