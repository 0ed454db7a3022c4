import { STATUS_TEXTS } from '../../engine/api/tables/status'

/** Words that pages may only use up to a limit. */
export interface Rule {
  name: string
  pattern: RegExp
  limit: number
}

/** Phrases that read as translated, or speak of sources rather than of the product. */
export const RULES: readonly Rule[] = [
  { name: 'doubts in the text', pattern: /\bnot (?:documented|described|known)\b/i, limit: 35 },
  {
    name: 'early sources and releases, badges included',
    pattern: new RegExp(`\\bearly (?:source|version)\\b|\\(${STATUS_TEXTS.early}\\)`, 'i'),
    limit: 70,
  },
  { name: 'confidence', pattern: /\bmedium confidence\b/i, limit: 5 },
  { name: 'of its own', pattern: /\bof (?:its|your|their) own\b/i, limit: 15 },
  { name: 'too at the end of a sentence', pattern: /, too(?=[.:;!?)]|$)/i, limit: 10 },
  { name: 'a paragraph that opens with Whether', pattern: /^\s*(?:(?:[-*>]|\d+\.)\s+)*Whether\b/, limit: 0 },
  calque('what … is a', /\bwhat \w+ (?:it|them|this|that) is\b/i),
  calque('stands in, under, so', /\bstands? (?:so|in|under|at|on|below|beside|behind)\b/i),
  calque('comes about', /\b(?:comes?|came) about\b/i),
  calque('the way of a', /\bthe way of an?\b/i),
  calque('there to be', /\bthere to be\b/i),
  calque('go and come', /\bgo and come\b/i),
  calque('slides on', /\bslides? on\b/i),
  calque('Of its content', /\bOf its content\b/),
  calque('no call to make', /\bno call to make\b/i),
  calque('the defaults each', /\bdefaults each\b/i),
  calque('a name of yours', /\b(?:an? \w+|names) of (?:yours|theirs)\b/i),
]

/** Returns the rule for a phrase copied from another language, which no native speaker writes. */
function calque(name: string, pattern: RegExp): Rule {
  return { name, pattern, limit: 0 }
}
