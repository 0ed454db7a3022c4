import type { Expanded, Expansion } from './expand'
import { COVERAGE_POWER, MINOR_WEIGHT, rarityOf } from './page-scores'
import type { PageTerms } from './page-terms'
import { rarity, type Vocabulary } from './vocabulary'

/** How well a section of a page matches a query. */
export interface SectionScore {
  section: number
  score: number
  /** True if the section itself contains a word of the query, not only its page's title. */
  hasOwn: boolean
}

/** The value of a query word in sections. */
export interface WordWorth {
  /** By each term that matches the word. */
  terms: Expansion
  highest: number
  minor: boolean
}

/** A page's title counts for its beginning, and a little for every other section. */
const TITLE_WEIGHTS = { beginning: 4, elsewhere: 1 }

/** Returns the value of each word in a query, independent of the page. */
export function worthsOf(words: readonly Expanded[], vocabulary: Vocabulary): WordWorth[] {
  return words.map((expanded) => {
    const terms = worthOf(expanded, vocabulary)
    return { terms, highest: Math.max(0, ...terms.values()), minor: expanded.word.minor }
  })
}

/** Returns the sections of a page that match a query, in page order. */
export function scoreSections(page: PageTerms, words: readonly WordWorth[]): SectionScore[] {
  const inTitle = words.map(({ terms }) => bestInTitle(terms, page.title))
  const inSections = words.map(({ terms }) => bestInSections(terms, page))
  return Array.from({ length: page.sectionCount }, (_, section) => {
    const titleWeight = section === 0 ? TITLE_WEIGHTS.beginning : TITLE_WEIGHTS.elsewhere
    const own = inSections.map((scores) => scores[section] ?? 0)
    const all = own.map((score, word) => Math.max(score, titleWeight * (inTitle[word] ?? 0)))
    return { section, score: total(all, words), hasOwn: own.some((score) => score > 0) }
  }).filter(({ score }) => score > 0)
}

/** Returns how similar a query and a page's title are: 1 if each contains all of the other. */
export function sharedWithTitle({ title, titleWords }: PageTerms, words: readonly WordWorth[]): number {
  const counting = words.filter(({ minor, terms }) => !minor && terms.size > 0)
  const titleTerms = [...title]
  const inQuery = titleWords.filter((term) => counting.some(({ terms }) => terms.has(term)))
  const inTitle = counting.filter(({ terms }) => titleTerms.some((term) => terms.has(term)))
  return (inQuery.length * inTitle.length) / Math.max(titleWords.length * counting.length, 1)
}

function worthOf({ terms, parts }: Expanded, { postings, pageCount }: Vocabulary): Expansion {
  const worth: Expansion = new Map()
  for (const expansion of [...parts, terms]) {
    const highest = rarityOf(expansion, postings, pageCount)
    const share = expansion === terms ? 1 : 1 / (parts.length + 1)
    for (const [term, quality] of expansion) {
      const rare = Math.min(highest, rarity(postings.get(term)?.pages.length ?? 0, pageCount))
      worth.set(term, Math.max(worth.get(term) ?? 0, quality * share * rare))
    }
  }
  return worth
}

function bestInTitle(terms: Expansion, title: ReadonlySet<string>): number {
  let best = 0
  for (const [term, worth] of terms) {
    if (worth > best && title.has(term)) best = worth
  }
  return best
}

function bestInSections(terms: Expansion, { postings, sectionCount }: PageTerms): Float64Array {
  const best = new Float64Array(sectionCount)
  for (const [term, worth] of terms) {
    const found = postings.get(term)
    found?.sections.forEach((section, at) => {
      best[section] = Math.max(best[section] ?? 0, worth * (found.weights[at] ?? 0))
    })
  }
  return best
}

/** A section with more of the query's words outranks one that emphasizes some of them. */
function total(scores: readonly number[], words: readonly WordWorth[]): number {
  let sum = 0
  let covered = 0
  let asked = 0
  words.forEach(({ highest, minor }, at) => {
    const score = scores[at] ?? 0
    const weight = minor ? MINOR_WEIGHT : 1
    sum += weight * score
    asked += weight * highest
    if (score > 0) covered += weight * highest
  })
  return asked === 0 ? 0 : sum * (covered / asked) ** COVERAGE_POWER
}
