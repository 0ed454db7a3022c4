const PLURALS: readonly [ending: RegExp, instead: string][] = [
  [/(ss|x|z|ch|sh)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^suai])s$/, '$1'],
]
const ENDINGS = /(?:iz(?:ations?|ing|ed|e)|(?<=f)ications?|ations?|ating|ated|ate|ions?|ing|ied|ed|ly)$/
const SHORTEST_STEM = 3

/**
 * What the forms of an English word share: `stored`, `storing` and `stores` give `stor`.
 * Words of up to three letters, and words with digits, stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = withoutPlural(word)
  const cut = singular.replace(ENDINGS, '')
  const base = cut.length >= SHORTEST_STEM && /[aeiouy]/.test(cut) ? cut : singular
  const single = base === singular ? base : base.replace(/([bdfgmnprt])\1$/, '$1')
  return single.length > SHORTEST_STEM ? single.replace(/[ey]$/, '') : single
}

function withoutPlural(word: string): string {
  for (const [ending, instead] of PLURALS) {
    if (ending.test(word)) return word.replace(ending, instead)
  }
  return word
}
