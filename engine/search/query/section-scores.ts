import type { Expanded, Expansion } from './expand'
import { COVERAGE_POWER, MINOR_WEIGHT, rarityOf } from './page-scores'
import type { PageTerms } from './page-terms'
import { rarity, type Vocabulary } from './vocabulary'

/** How well a section of a page answers a query. */
export interface SectionScore {
  section: number
  score: number
  /** True where the section itself has a word of the query, not only the title of its page. */
  hasOwn: boolean
}

/** What a query word is worth in sections. */
export interface WordWorth {
  /** By each term that the word stands for. */
  terms: Expansion
  highest: number
  minor: boolean
}

/** The title of a page speaks for its beginning, and a little for each of its sections. */
const TITLE_WEIGHTS = { beginning: 4, elsewhere: 1 }

/** What the words of a query are worth, on whatever page. */
export function worthsOf(words: readonly Expanded[], vocabulary: Vocabulary): WordWorth[] {
  return words.map((expanded) => {
    const terms = worthOf(expanded, vocabulary)
    return { terms, highest: Math.max(0, ...terms.values()), minor: expanded.word.minor }
  })
}

/** The sections of a page that have to do with a query, in the order of the page. */
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

/** How far a query and the title of a page say the same: 1 where each has all of the other. */
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

/** A section that has more of what was asked for comes before one that has a part of it more loudly. */
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
