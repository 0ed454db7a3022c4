import { STATUS_TEXTS } from '../../engine/features/reference/api/tables/status'

/** Words that a page must not have (`forbidden`), or that are only counted: an author decides where they serve a reader. */
export interface Rule {
  name: string
  pattern: RegExp
  forbidden: boolean
}

/** Phrases that read as translated, or speak of sources rather than of the product. */
export const RULES: readonly Rule[] = [
  counted('doubts in the text', /\bnot (?:documented|described|known)\b/i),
  counted(
    'early sources and releases, badges included',
    new RegExp(`\\bearly (?:source|version)\\b|\\(${STATUS_TEXTS.early}\\)`, 'i'),
  ),
  counted('of its own', /\bof (?:its|your|their) own\b/i),
  counted('too at the end of a sentence', /, too(?=[.:;!?)]|$)/i),
  forbidden('confidence', /\bmedium confidence\b/i),
  forbidden('a paragraph that opens with Whether', /^\s*(?:(?:[-*>]|\d+\.)\s+)*Whether\b/),
  // Copied from another language: no native speaker writes these.
  forbidden('what … is a', /\bwhat \w+ (?:it|them|this|that) is\b/i),
  forbidden('stands in, under, so', /\bstands? (?:so|in|under|at|on|below|beside|behind)\b/i),
  forbidden('comes about', /\b(?:comes?|came) about\b/i),
  forbidden('the way of a', /\bthe way of an?\b/i),
  forbidden('there to be', /\bthere to be\b/i),
  forbidden('go and come', /\bgo and come\b/i),
  forbidden('slides on', /\bslides? on\b/i),
  forbidden('Of its content', /\bOf its content\b/),
  forbidden('no call to make', /\bno call to make\b/i),
  forbidden('the defaults each', /\bdefaults each\b/i),
  forbidden('a name of yours', /\b(?:an? \w+|names) of (?:yours|theirs)\b/i),
]

function counted(name: string, pattern: RegExp): Rule {
  return { name, pattern, forbidden: false }
}

function forbidden(name: string, pattern: RegExp): Rule {
  return { name, pattern, forbidden: true }
}
