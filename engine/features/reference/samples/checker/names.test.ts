import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, expect, test, vi } from 'vitest'
import type { CheckRequest } from '../compile/protocol'
import './testing'
import { checkFiles } from './check'
import { firstSentence } from './first-sentence'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'docs-names-')).replaceAll('\\', '/')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DECLARED = `/** How the water stands. It is measured. */
export interface Tide {
  /** In meters. */
  height: number
  turns?: Date[]
}
export type Kind = 'spring' | 'neap'
/** Finds the {@link Tide} of a day. */
export declare function findTide(day: Date, kind?: Kind): Promise<Tide>
export declare function at(day: Date): Tide
export declare function at(day: Date, kind: Kind): Tide
export declare class Buoy { readonly tides: Tide[] }
`

const SAMPLE = `import { at, Buoy, findTide, type Kind } from '@acme/tides'
const tide = await findTide(new Date())
const { height } = tide
const kind: Kind = 'neap'
console.log(height, kind, at(new Date(), kind).turns, 'plain'.length)
for (const own of new Buoy().tides) console.log(own)
const text = 'not of interest'
const mine: { height: number } = { height: 1 }
const given: typeof tide = { height: 2 }
`

/** Returns names as `line:column text: description`. */
async function namesOf(texts: string[], documented?: string[]): Promise<string[][]> {
  const declaration = `${folder}/tides.d.ts`
  writeFileSync(declaration, DECLARED)
  const pages = texts.map((text, index) => ({
    path: `docs/${index}.mdx`,
    files: [{ name: 'a.ts', isCode: true, text }],
  }))
  const declared = [{ name: '@acme/tides', folder, files: [declaration] }]
  const request: CheckRequest = { root: folder, pages, declared, checkDeclared: false }
  const { names } = await checkFiles(documented ? { ...request, documented } : request)
  return names.map(({ infos, places }, page) =>
    places.map(([, line, column, length, at]) => {
      const word = texts[page]?.split('\n')[line]?.slice(column, column + length)
      const { code, doc = '', of = '', member } = infos[at] ?? { code: '' }
      const owner = of.replace('@acme/tides', '') + (member === undefined ? '' : `, ${member}`)
      return [`${line + 1} ${word}`, code, doc, owner].filter(Boolean).join(' | ')
    }),
  )
}

test('names of documented packages have their type, their doc and their export; local ones their type', async () => {
  expect((await namesOf([SAMPLE], []))[0]).toMatchInlineSnapshot(`
    [
      "1 at | function at(day: Date): Tide (+1 overload) | #at",
      "1 Buoy | class Buoy | #Buoy",
      "1 findTide | function findTide(day: Date, kind?: Kind): Promise<Tide> | Finds the Tide of a day. | #findTide",
      "1 Kind | type Kind = "spring" | "neap" | #Kind",
      "2 tide | const tide: Tide",
      "2 findTide | function findTide(day: Date, kind?: Kind): Promise<Tide> | Finds the Tide of a day. | #findTide",
      "3 tide | const tide: Tide",
      "4 kind | const kind: Kind",
      "4 Kind | type Kind = "spring" | "neap" | #Kind",
      "5 at | function at(day: Date, kind: Kind): Tide (+1 overload) | #at",
      "5 turns | Tide.turns?: Date[] | #Tide, turns",
      "6 own | const own: Tide",
      "6 Buoy | class Buoy | #Buoy",
      "6 tides | Buoy.tides: Tide[] | #Buoy, tides",
      "6 own | const own: Tide",
      "9 given | const given: Tide",
      "9 tide | const tide: Tide",
      "9 height | Tide.height: number | In meters. | #Tide, height",
    ]
  `)
})

test('names are described only on request', async () => {
  expect(await namesOf([SAMPLE])).toEqual([[]])
})

test('the findings of a sample do not depend on the others', async () => {
  const other = "import { Buoy } from '@acme/tides'\nexport const buoy = new Buoy()\n"
  const own = `import { at, Buoy } from '@acme/tides'
export const found = [at(new Date()), new Buoy()]
`
  const [alone] = await namesOf([own], [])
  expect(alone?.join()).toContain('found: (Tide | Buoy)[]')
  expect((await namesOf([other, own], []))[1]).toEqual(alone)
})

test.each([
  ['Finds a tide. It is slow.', 'Finds a tide.'],
  ['Finds a tide, e.g. of\ntoday', 'Finds a tide, e.g. of today'],
  ['Reads {@link Tide | tides} of `day`.\n\nMore.', 'Reads tides of day.'],
  ['See [the chart](https://example.com).', 'See the chart.'],
  ['x'.repeat(300), `${'x'.repeat(239)}…`],
])('the first sentence of %j', (comment, sentence) => {
  expect(firstSentence(comment)).toBe(sentence)
})
