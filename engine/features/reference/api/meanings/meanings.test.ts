import { expect, test } from 'vitest'
import { formatProblem, SiteError } from '../../../../kit/diagnostics'
import type { ApiPackage } from '../model/types'
import { packagesOf, writeFiles } from '../testing'
import { addMeanings, checkMeanings } from './add-meanings'
import { loadMeanings } from './load-meanings'
import { readMeanings } from './read-meanings'

const [tides] = await packagesOf(`
  export interface Tide {
    /** In meters. */
    height: number
    station: string
  }
  export type Spring = Partial<Omit<Tide, 'height'>> & { moon: string }
  export declare enum Swell { Calm }
`)
const own: ApiPackage = tides ?? { name: '', declared: false, exports: [] }

function described(text: string): Record<string, string> {
  const { exports } = addMeanings(own, readMeanings(text, 'api/tides.yml'))
  const members = exports.flatMap(({ name: type, members, inherited }) =>
    [...members, ...inherited].map(({ name, doc }) => [`${type}.${name}`, doc.description] as const),
  )
  return Object.fromEntries(members)
}

function problemsOf(text: string): string {
  const problems = checkMeanings(own, readMeanings(text, 'api/tides.yml'))
  return problems.map((problem) => formatProblem(problem)).join('\n\n')
}

test('members without a doc comment get the meaning of the file, also where another type has them', () => {
  const text =
    'Tide:\n  station: Where it is.\nSpring:\n  moon: "`full` or `new`."\nSwell:\n  Calm: No wind.\n'
  expect(described(text)).toEqual({
    'Tide.height': 'In meters.',
    'Tide.station': 'Where it is.',
    'Spring.moon': '`full` or `new`.',
    'Spring.station': 'Where it is.',
    'Swell.Calm': 'No wind.',
  })
  expect(problemsOf(text)).toBe('')
})

test('a type may say more about a member that it has from another', () => {
  const text = 'Tide:\n  station: Where it is.\nSpring:\n  station: Where it is highest.\n'
  expect(described(text)).toMatchObject({
    'Tide.station': 'Where it is.',
    'Spring.station': 'Where it is highest.',
  })
})

test('a doc comment wins, unless the file says otherwise', () => {
  expect(described('Tide:\n  height: In feet.\n')).toMatchObject({ 'Tide.height': 'In meters.' })
  const instead = 'Tide:\n  height: { instead: In feet. }\n'
  expect(described(instead)).toMatchObject({ 'Tide.height': 'In feet.' })
  expect(problemsOf(instead)).toBe('')
})

test('[D3] meanings of what a package does not have, or documents', () => {
  const text = 'Tides:\n  height: In feet.\nTide:\n  # a comment\n  stations: All.\n  height: In feet.\n'
  expect(problemsOf(text)).toMatchInlineSnapshot(`
    "@harbor/tides does not export a type with this name: Tides
      at        api/tides.yml:1
      expected  an export that has members
      received  Tides
      fix       Did you mean Tide?

    Tide does not have a member with this name: stations
      at        api/tides.yml:5
      expected  height, station
      received  stations
      fix       Did you mean station?

    The package has a doc comment for Tide.height, which is shown rather than this meaning.
      at        api/tides.yml:6
      expected  a meaning for a member without a doc comment
      received  In meters.
      fix       Remove the meaning. To show it nevertheless, write height: { instead: … }"
  `)
})

test('[D3] a file that is no list of meanings', () => {
  expect(problemsOf('Tide:\n  station: 3\n')).toMatchInlineSnapshot(`
    "The key \`Tide.station\` of the meanings has an invalid value.
      at        api/tides.yml:2
      expected  a meaning, or \`{ instead: … }\` with one
      received  3
      fix       Set \`Tide.station\` to a meaning, or \`{ instead: … }\` with one."
  `)
  expect(problemsOf('Tide:\n  station: Where: here\n')).toContain('at        api/tides.yml:2')
})

test('[D3] a file that does not exist, and a package that is not shown', () => {
  const setup = { root: writeFiles({ 'a.yml': '' }), locationOf: () => ({ file: 'site.config.ts', line: 7 }) }
  const message = (meanings: Record<string, string>) => {
    try {
      loadMeanings([own], { ...setup, meanings })
      return ''
    } catch (error) {
      return error instanceof SiteError ? formatProblem(error.problem) : String(error)
    }
  }
  expect(message({ '@harbor/tides': 'a.yml' })).toBe('')
  expect(message({ '@harbor/tides': 'b.yml' })).toMatchInlineSnapshot(`
    "\`meanings\` of \`reference()\` names a file that does not exist: b.yml
      at        site.config.ts:7
      expected  a YAML file with meanings of @harbor/tides, relative to the site's folder
      received  b.yml
      fix       Correct \`meanings\` of \`reference()\`, or create b.yml."
  `)
  expect(message({ '@harbor/tide': 'a.yml' })).toMatchInlineSnapshot(`
    "\`meanings\` of \`reference()\` names a package that the reference does not show: @harbor/tide
      at        site.config.ts:7
      expected  @harbor/tides
      received  @harbor/tide
      fix       Did you mean @harbor/tides?"
  `)
})
