import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as factories from '../../features/index'
import { loadDocumentedFeatures, loadDocumentedSchema, readDocComment, withDocComments } from './load-schema'
import { configReference, printReference, REFERENCE_FILE } from './reference'
import { type KeyEntry, schemaSections, valuesOf } from './sections'

const sections = schemaSections(await loadDocumentedSchema())
const features = await loadDocumentedFeatures()
const options = features.flatMap(({ name, schema }) => (schema ? schemaSections(schema, `${name}()`) : []))
const keys = [...sections, ...options].flatMap(({ path, kind, keys }) =>
  keys.map((key) => ({ name: `${path} ${kind ?? ''} ${key.name}`, key })),
)

/** What examples name of a site's own. */
const OF_SITE = {
  svgr: () => ({ name: 'svgr' }),
  footprints: { name: 'footprints' },
  tables: { name: 'tables' },
  remarkGithub: () => undefined,
  rehypeWrap: () => undefined,
}

/** What is wrong with a key's example: it stands for the key, or in braces for the object around it. */
function faultOf({ name, example, schema, owner }: KeyEntry): string | undefined {
  const isWhole = example.startsWith('{')
  const made = Object.entries({ ...factories, ...OF_SITE })
  const run = new Function(...made.map(([name]) => name), `return (${isWhole ? example : `{ ${example} }`})`)
  const value: unknown = run(...made.map(([, factory]) => factory))
  const own: unknown = isWhole ? value : Reflect.get(Object(value), name)
  return (isWhole ? owner : schema).safeParse(own).error?.message
}

test('docs/config.md matches the schemas; if it does not, run npm run docs:config', async () => {
  expect(readFileSync(REFERENCE_FILE, 'utf8'), 'docs/config.md is old; run `npm run docs:config`').toBe(
    await configReference(),
  )
})

test('every key has a comment that says what it is, with an example', () => {
  expect(keys.length).toBeGreaterThan(60)
  const silent = keys.filter(({ key }) => key.description === '' || key.example === '')
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('every feature says what it does in the first comment of its module', () => {
  expect(features.length).toBeGreaterThan(8)
  expect(features.filter(({ description }) => !description.endsWith('.'))).toEqual([])
})

test('every example is a valid value of its key', () => {
  const faults = keys.flatMap(({ name, key }) =>
    faultOf(key) === undefined ? [] : `${name}: ${faultOf(key)}`,
  )
  expect(faults).toEqual([])
})

test('a comment is read as its text and its example', () => {
  const comment = "*\n   * Folder of the pages,\n   * relative to the root.\n   * @example path: 'docs'\n   "
  expect(readDocComment(comment)).toEqual({
    description: 'Folder of the pages, relative to the root.',
    example: "path: 'docs'",
  })
})

test('a comment becomes metadata of the schema after it, however the key is written', () => {
  const source = `const keys = {
    /** One. @example ignored: 1 */
    one: text.optional(),
    /** Two. */
    two,
    three: text,
  }`
  const result = withDocComments('keys.ts', source)
  expect(result).toContain('one: (text.optional()).meta({')
  expect(result).toContain('two: two.meta({"description":"Two.","example":""})')
  expect(result).toContain('three: text,')
})

test.each([
  [z.number(), 'a number'],
  [z.number().int(), 'a whole number'],
  [z.number().int().positive(), 'a whole number above 0'],
  [z.int().nonnegative().max(9), 'a whole number of at least 0 and of at most 9'],
  [z.number().gt(0).lt(1), 'a number above 0 and below 1'],
])('the words for a number say its limits, as a feature writes them in its schema: %#', (schema, words) => {
  expect(valuesOf(schema)).toBe(words)
})

test('a section says which keys are required, what is allowed, and what holds for them together', () => {
  const printed = printReference(sections, features)
  expect(printed).toContain('| `title` | a non-empty string | **required** |')
  expect(printed).toContain("| `defaultMode` | `'light'` or `'dark'` | `'light'` |")
  expect(printed).toContain("### `themeConfig.navbar.items[]`, type `'doc'`")
  expect(printed).toContain('| `blog` |')
  expect(printed).toContain('### `blog().feedOptions`')
  expect(printed).toContain('Constraint: `defaultLocale` is one of the site')
})
