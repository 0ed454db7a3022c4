import { expect, test } from 'vitest'
import { documentTitle } from './title'

const site = { title: 'Toolkit', titleDelimiter: '|' }

test('[K5] a document is titled by its page, the delimiter and the site', () => {
  expect(documentTitle('guid', site)).toBe('guid | Toolkit')
  expect(documentTitle('guid', { ...site, titleDelimiter: '·' })).toBe('guid · Toolkit')
})

test('[K5] a page without a title of its own has the title of the site alone', () => {
  expect(documentTitle('', site)).toBe('Toolkit')
  expect(documentTitle(' Toolkit ', site)).toBe('Toolkit')
})
