import { expect, test } from 'vitest'
import { nameWords } from './name-words'

test.each([
  ['resolveToColumnName', ['resolve', 'To', 'Column', 'Name']],
  ['trySAMLAuthentication', ['try', 'SAML', 'Authentication']],
  ['tryOAuthAuthentication', ['try', 'OAuth', 'Authentication']],
  ['FILTERS_BREAKPOINT', ['FILTERS_', 'BREAKPOINT']],
  ['Build a search application', ['Build a search application']],
])('%s has the words %j', (name, words) => {
  expect(nameWords(name, 0)).toEqual(words)
})

test('a name that fits is not split', () => {
  expect(nameWords('columnName', 10)).toEqual(['columnName'])
})
