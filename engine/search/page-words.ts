import { NAME_KINDS, type NameKind } from './term-lines'
import { compoundsOf, joinedTerm, termsOf, tokensOf } from './tokens'
import type { Field, SearchPage } from './types'

/** What the index has of one page: all that takes long to read out of its text. As JSON it can be kept. */
export interface PageWords {
  /** Each in its first field only. A keyword of several words is a term as well. */
  terms: Record<Field, string[]>
  /** The title, the label and the headings, each as one term. Only a split index has them, and `inner`. */
  names: Record<NameKind, string[]>
  /**
   * What stands in identifiers from an inner part to the end, with the term of the whole: `webtoken` in
   * `getWebToken`.
   */
  inner: [key: string, term: string][]
}

export function pageWords(page: SearchPage): PageWords {
  return { terms: termsByField(page), names: namesOf(page), inner: innerKeys(page) }
}

export function termsByField(page: SearchPage): Record<Field, string[]> {
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

function namesOf({ title, label = '', sections }: SearchPage): Record<NameKind, string[]> {
  const texts: Record<NameKind, string[]> = {
    title: [title],
    label: [label],
    heading: sections.map(({ heading = '' }) => heading),
  }
  const names: Record<NameKind, string[]> = { title: [], label: [], heading: [] }
  for (const kind of NAME_KINDS) {
    names[kind] = [...new Set(texts[kind].map(joinedTerm))].filter((term) => term !== '')
  }
  return names
}

function innerKeys(page: SearchPage): [key: string, term: string][] {
  const keys = new Map<string, [string, string]>()
  for (const identifier of compoundsIn(page)) {
    const [whole, ...parts] = tokensOf(identifier)
    for (const { range } of parts) {
      const key = range[1] < identifier.length ? joinedTerm(identifier.slice(range[0])) : ''
      if (whole && key !== '' && key !== whole.term) keys.set(`${key}>${whole.term}`, [key, whole.term])
    }
  }
  return [...keys.values()]
}

function compoundsIn({ title, label = '', sections }: SearchPage): Set<string> {
  const texts = sections.flatMap(({ heading = '', text, code = '' }) => [heading, text, code])
  return new Set([title, label, ...texts].flatMap(compoundsOf))
}
