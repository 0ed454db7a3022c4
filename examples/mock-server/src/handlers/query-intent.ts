import type { QueryIntentMatch } from '@sinequa/atomic'
import type { SignedInCall } from '../route'

const INTENTS = [
  { name: 'question', rule: /\?\s*$/ },
  { name: 'people', rule: /\bwho\b/i },
]

/** Serves `fetchQueryIntent`: intents that match the text's wording. */
export function queryIntent({ fields }: SignedInCall): { query: string; intents: QueryIntentMatch[] } {
  const text = fields.query?.text ?? ''
  const matched = INTENTS.filter(({ rule }) => rule.test(text))
  const intents = matched.map(({ name, rule }) => ({
    name,
    matchRule: rule.source,
    score: 1,
    confidence: 1,
  }))
  return { query: text, intents }
}
