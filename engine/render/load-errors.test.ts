import { expect, test } from 'vitest'
import { SiteError } from '../diagnostics/problem'
import { entryError, startError } from './load-errors'

function thrownBy(plugin: string): Error {
  const error = Object.assign(new Error('no tide'), { plugin, id: '/engine/app/entry.tsx' })
  error.stack =
    'Error: no tide\n    at transform (/site/plugins/tides.ts:5:57)\n    at run (/site/node_modules/vite/a.js:1:1)'
  return error
}

test('what a Vite plugin of a site throws while the theme is loaded is a problem with its name and place', () => {
  const error = entryError(thrownBy('tides'), '/site')
  expect(error).toBeInstanceOf(SiteError)
  expect(error).toMatchObject({
    problem: {
      what: 'The Vite plugin tides failed.',
      file: 'plugins/tides.ts',
      line: 5,
      received: 'no tide',
    },
  })
})

test('what a plugin throws while Vite starts has its place', () => {
  expect(startError(thrownBy(''), '/site')).toMatchObject({ problem: { file: 'plugins/tides.ts', line: 5 } })
  const other = new Error('low')
  expect(startError(other, '/site')).toBe(other)
})

test('what the engine, or Vite itself, throws keeps its stack', () => {
  const [own, other] = [thrownBy('vite:css'), new Error('low')]
  expect(entryError(own, '/site')).toBe(own)
  expect(entryError(other, '/site')).toBe(other)
})
