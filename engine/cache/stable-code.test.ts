import { expect, test } from 'vitest'
import { surroundingsOfModule } from './stable-code'

test.each([
  'server\n  .fetch(url)',
  'export const server = { fetch(url) { return answer(url) } }',
  'new Date(modified).toLocaleDateString("en")',
  'new Date( 2026, 1)',
  'Date.UTC(2026, 1)',
  'import("./fetch-file.js")',
])('the same result is expected of %j', (script) => {
  expect(surroundingsOfModule(script)).toBe('')
})

test.each([
  'fetch("/app")',
  'const all = [...fetch(url)]',
  'const own = { fetch }',
  'own[fetch]',
  'new Date().getFullYear()',
  'new Date',
  'new Date(...parts)',
  'Date.now()',
  'typeof Date',
  'globalThis.fetch(url)',
  'import.meta.env.MODE',
  'Math.random()',
])('another result may come of %j', (script) => {
  expect(surroundingsOfModule(script)).toBeUndefined()
})
