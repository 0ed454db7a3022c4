const PLURALS: readonly [ending: RegExp, instead: string][] = [
  [/(ss|x|z|ch|sh)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^suai])s$/, '$1'],
]
const ENDINGS = /(?:iz(?:ations?|ing|ed|e)|(?<=f)ications?|ations?|ating|ated|ate|ions?|ing|ied|ed|ly)$/
const MIN_STEM = 3
/** Irregular forms, each followed by its base form. */
const IRREGULAR = new Map(
  (
    'hidden hide shown show sent send kept keep chosen choose chose choose written write wrote write built build ' +
    'taken take given give thrown throw lost lose broken break begun begin began begin held hold drawn draw ' +
    'known know seen see gone go ran run left leave found find children child people person indices index indexes index'
  )
    .match(/\S+ \S+/g)
    ?.map((pair): [string, string] => {
      const [form = '', word = ''] = pair.split(' ')
      return [form, word]
    }),
)

/**
 * Returns what the forms of an English word share: `stored`, `storing` and `stores` give `stor`. Words of up to three
 * letters, and words with digits, stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = withoutPlural(american(IRREGULAR.get(word) ?? word))
  const cut = singular.replace(ENDINGS, '')
  const base = cut.length >= MIN_STEM && /[aeiouy]/.test(cut) ? cut : singular
  const single = base === singular ? base : base.replace(/([bdfgmnprt])\1$/, '$1')
  return single.length > MIN_STEM ? single.replace(/[ey]$/, '') : single
}

/** Spells `customise` as `customize`, and `behaviour` as `behavior`. */
function american(word: string): string {
  return word
    .replace(/(?<=[almnr])is(?=(?:e[ds]?|ing|ations?)$)/, 'iz')
    .replace(/(?<=[bilv])our(?=s?$)/, 'or')
}

function withoutPlural(word: string): string {
  for (const [ending, instead] of PLURALS) {
    if (ending.test(word)) return word.replace(ending, instead)
  }
  return word
}
