import { plainExcerpt } from '../page/plain-excerpt'
import { proseLines } from './first-heading'

const LONGEST = 160

/** The first paragraph of a body as plain text, cut between words: what describes a page whose author does not. */
export function firstParagraph(body: string): string {
  const text = plainExcerpt([...proseLines(body)].join('\n'))
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…` : text
}
