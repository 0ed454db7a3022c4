import { expect, test } from 'vitest'
import { section, testPage } from '../query/testing'
import { indexOf, pageWords } from './build-index'
import { updatedIndex } from './update-index'

const WORDS = ['buoy', 'Lamp', 'setToken', 'tide', 'fog', 'TokenStore', 'chart', 'a\u00f6\u00fc', 'x-ray']

/** Returns different pages for different numbers, some of them without any words. */
function pageOf(seed: number) {
  const words = (part: number) => WORDS.filter((_, at) => (seed * 7 + at * part) % 5 === 0).join(' ')
  const page = testPage(`${words(2)} ${seed}`, section(words(3), words(4), words(6)))
  return { ...page, keywords: words(8).split(' '), names: seed % 3 === 0 ? ['TokenStore'] : [] }
}

const SITE = Array.from({ length: 12 }, (_, number) => pageOf(number))

test.each([[[]], [[0]], [[11]], [[3, 4, 5]], [SITE.map((_, number) => number)]])(
  'an index that follows changes of the pages %j is the one of all pages',
  (numbers) => {
    const words = SITE.map(pageWords)
    const changed = words.map((before, page) =>
      numbers.includes(page) ? pageWords(pageOf(page + 100)) : before,
    )
    const changes = numbers.map((page) => ({
      page,
      before: words[page] ?? expect.fail(),
      now: changed[page] ?? expect.fail(),
    }))
    const index = indexOf(words)
    const updated = updatedIndex(JSON.parse(index), changes)
    expect(updated).toBe(indexOf(changed))
    expect(updated === index).toBe(numbers.length === 0)
  },
)
