import { expect, test } from 'vitest'
import { ENGLISH } from '../page/words'
import { themeWords } from './theme-words'

test('a bundle has the words that code can name, and no others', () => {
  const words = { ...ENGLISH, tides: { high: 'High tide' }, 'reading-time': { minutes: 'Minutes' } }
  const { config } = themeWords(() => words)
  if (typeof config !== 'function') throw new Error('The plugin has no hook for the configuration.')
  const made = Reflect.apply(config, undefined, [{}, { command: 'build', mode: 'production' }])
  expect(made).toMatchObject({ define: { 'WORDS.tides.high': '"High tide"' } })
  expect(Object.keys(made.define).filter((name) => name.includes('reading'))).toEqual([])
})
