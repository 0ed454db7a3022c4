import { expect, test } from 'vitest'
import { buildSearch } from '../../engine/features/search/index/build-index'
import { loadIndex, loadSearch } from '../../engine/features/search/query/load-index'
import { searchedSite } from './site-pages'

/** Exports whose names are common words, so that readers may mean something else. */
const PLAIN_WORDS = ['error', 'get', 'info', 'labels', 'patch', 'put']
const BASE = '/sba-mint'

const { pages, reference } = await searchedSite()
const { documents, index } = buildSearch(pages, { highlightResult: true, maxHits: 20 })
const search = loadSearch(documents, loadIndex(index))

/** All exports that a page shows, with the route of the page that documents them. */
const exports = reference.packages
  .flatMap((owner) => owner.exports)
  .flatMap((own) => {
    const [path] = reference.addressOf(own.id)?.split('#') ?? []
    return path === undefined ? [] : [{ ...own, route: path.slice(BASE.length) || '/' }]
  })
const others = exports.filter(({ name }) => !PLAIN_WORDS.includes(name))

/** A page with exactly this title is as good as the documenting page. */
function placeOf(name: string, route: string): number {
  return search.query(name).pages.findIndex(({ url, title }) => url === route || title === name)
}

test('an export that is typed whole leads to its home', () => {
  expect(exports.length).toBeGreaterThan(300)
  const first = exports.filter(({ name, route }) => placeOf(name, route) === 0)
  expect(first.length / exports.length).toBeGreaterThanOrEqual(0.95)
  const lost = others.filter(({ name, route }) => ![0, 1, 2].includes(placeOf(name, route)))
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('an export that has a row of its own leads to the row', () => {
  const named = others.filter(({ id, name }) => reference.addressOf(id)?.endsWith(`#${name}`))
  expect(named.length).toBeGreaterThan(60)
  const wrong = named.filter(({ name, route }) => {
    const page = search.query(name).pages.find(({ url }) => url === route)
    // A page comes before its own parts.
    const parts = page?.hits.filter(({ url }) => url !== route) ?? []
    return parts[0]?.url !== `${route}#${name}`
  })
  expect(wrong.length / named.length).toBeLessThanOrEqual(0.05)
})

test('a member that is typed with its owner leads to the home of the owner', () => {
  const members = exports.flatMap(({ name, members: own, route }) =>
    own
      .filter((member) => isListed(route, member.name))
      .map((member) => ({ text: `${name}.${member.name}`, route })),
  )
  expect(members.length).toBeGreaterThan(500)
  const lost = members.filter(({ text, route }) => search.query(text).pages[0]?.url !== route)
  expect(lost.length / members.length).toBeLessThanOrEqual(0.05)
})

/** The members of some exports are described as a whole. */
function isListed(route: string, member: string): boolean {
  const page = pages.find(({ url }) => url === route)
  return (
    /^\w+$/.test(member) &&
    page?.sections.some(({ text }) => new RegExp(`\\b${member}\\b`).test(text)) === true
  )
}
