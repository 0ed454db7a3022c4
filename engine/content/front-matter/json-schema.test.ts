import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frontMatterSchema, SCHEMA_FILE } from './json-schema'
import { frontMatterKeys } from './schema'

test("the editors' schema of front matter is up to date; if it is not, run npm run docs:config", () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(frontMatterSchema())
})

test('each key of front matter has its type and says what it does', () => {
  const { properties, required } = JSON.parse(frontMatterSchema())
  expect(Object.keys(properties).sort()).toEqual(Object.keys(frontMatterKeys).sort())
  expect(required).toBeUndefined()
  expect(properties.sidebar_position).toEqual({
    type: 'number',
    description: expect.stringContaining('Place in'),
  })
  const silent = Object.entries(properties).filter(([, value]) => !Object(value).description)
  expect(silent).toEqual([])
})
