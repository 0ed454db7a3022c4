import { expect, test } from 'vitest'
import { linkTo, similarFile } from './similar-file'

const files = [
  '/site/docs/index.mdx',
  '/site/docs/tides.mdx',
  '/site/docs/boats/index.mdx',
  '/site/docs/boats/sloop.md',
]

test('a mistyped name is taken for the one like it in the same folder', () => {
  expect(similarFile('/site/docs/tide.mdx', files)).toBe('/site/docs/tides.mdx')
  expect(similarFile('/site/docs/boats/slop.mdx', files)).toBe('/site/docs/boats/sloop.md')
})

test('a file of the same name is offered where the folder or the ending is another one', () => {
  expect(similarFile('/site/docs/sloop.mdx', files)).toBe('/site/docs/boats/sloop.md')
  expect(similarFile('/site/docs/boat/tides.mdx', files)).toBe('/site/docs/tides.mdx')
})

test('nothing is offered for a name that no file is like', () => {
  expect(similarFile('/site/docs/lighthouse.mdx', files)).toBeUndefined()
  expect(similarFile('/site/docs/ships/index.mdx', files)).toBeUndefined()
})

test('a link is written relative to the file it stands in', () => {
  expect(linkTo('/site/docs/tides.mdx', '/site/docs')).toBe('./tides.mdx')
  expect(linkTo('/site/docs/tides.mdx', '/site/docs/boats')).toBe('../tides.mdx')
})
