import { expect, test } from 'vitest'
import { forStarlight, withHeading, withTitleAbove } from './page-files'

const page = { route: 'api/readAll', title: 'read_all', description: 'Reads "all".', body: '[Home](/)\n' }

test('a title is front matter for some and a heading for others', () => {
  expect(withTitleAbove(page)).toBe(
    '---\ntitle: "read_all"\ndescription: "Reads \\"all\\"."\n---\n\n[Home](/)\n',
  )
  expect(withHeading(page)).toBe('---\ndescription: "Reads \\"all\\"."\n---\n\n# read\\_all\n\n[Home](/)\n')
})

test('Starlight gets the address as it is written, and links with the base path', () => {
  expect(forStarlight('/docs/')({ ...page, description: '' })).toBe(
    '---\ntitle: "read_all"\nslug: "api/readAll"\n---\n\n[Home](/docs/)\n',
  )
  expect(forStarlight('/docs/')({ ...page, route: '' })).not.toContain('slug')
})
