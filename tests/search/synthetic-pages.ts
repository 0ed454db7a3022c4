import type { SearchPage, SearchSection } from '../../engine/search/types'

/** One word of so many is another one on each synthetic page. */
const RENAMED = 8
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo ze'.split(' ')

/** As many pages as asked for: the real ones, then others of the same shape with words of their own. */
export function withSyntheticPages(real: readonly SearchPage[], count: number): SearchPage[] {
  return Array.from({ length: count }, (_, number) => {
    const page = real[number % real.length]
    if (!page) throw new Error('No page to make others from.')
    return number < real.length ? page : renamed(page, number)
  })
}

function renamed(page: SearchPage, number: number): SearchPage {
  const next = randomNumbers(number)
  const change = (text: string) =>
    text.replace(/[A-Za-z]{3,}/g, (word) => (next(RENAMED) === 0 ? word.slice(0, 2) + syllables(next) : word))
  const section = (one: SearchSection): SearchSection => ({
    ...one,
    ...(one.heading ? { heading: change(one.heading) } : {}),
    ...(one.code ? { code: change(one.code) } : {}),
    text: change(one.text),
  })
  return {
    ...page,
    title: `${page.title}${syllables(next)}`,
    url: `${page.url}-${number}`,
    keywords: page.keywords.map(change),
    sections: page.sections.map(section),
  }
}

/** Few syllables, so that the vocabulary grows the way that of real pages does. */
function syllables(next: (below: number) => number): string {
  return [next(SYLLABLES.length), next(SYLLABLES.length)].map((at) => SYLLABLES[at]).join('')
}

/** The same numbers for the same seed. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
