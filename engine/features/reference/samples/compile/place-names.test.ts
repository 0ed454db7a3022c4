import { expect, test } from 'vitest'
import { testFences } from '../fences/testing'
import { placeNames } from './place-names'
import { sampleFile } from './sample-pages'

const readFences = testFences()

/** Returns the text at the positions of names, given as line and column of the compiled code. */
function shown(lines: string[], ...places: [line: number, column: number, length: number][]) {
  const text = ['```ts', ...lines, '```', ''].join('\n')
  const fences = readFences({ path: 'docs/a.mdx', text }).flatMap((fence, index) => {
    const file = sampleFile(fence, index)
    return file ? [{ fence, file }] : []
  })
  const names = places.map((place): [number, number, number, number, number] => [0, ...place, 0])
  const { samples } = placeNames(fences, { infos: [{ code: 'tide: Tide' }], places: names })
  return samples.flatMap(({ code, names }) =>
    names.map(({ start, length }) => code.slice(start, start + length)),
  )
}

test('a name is found in what readers see', () => {
  expect(shown(['const tide = 1', 'log(tide)'], [0, 6, 4], [1, 4, 4])).toEqual(['tide', 'tide'])
})

test('hidden lines have no names, and those after them stay right', () => {
  const lines = ['// hide-start', 'const tide = 1', '// hide-end', 'log(tide)']
  expect(shown(lines, [0, 6, 4], [1, 4, 4])).toEqual(['tide'])
})

test('a removed line, which is not compiled, moves no name', () => {
  const lines = ['// remove', 'log(none)', 'log(tide) // add']
  expect(shown(lines, [0, 4, 4])).toEqual(['tide'])
})
