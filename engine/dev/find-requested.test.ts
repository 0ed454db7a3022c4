import { expect, test } from 'vitest'
import { loadTestSite } from '../content/test-site'
import { site } from '../theme/test-site'
import { findRequested } from './find-requested'

test('a path is that of a page, of its data or of its twin, also if a page has the name of such a file', async () => {
  const names = ['index', 'guide', 'tsconfig.json', 'notes.md', 'node.js', 'data', 'data.json']
  const { content } = await loadTestSite({
    files: Object.fromEntries(names.map((name) => [`docs/${name}.md`, '# Tides'])),
  })
  const at = (name: string) => {
    const found = findRequested(`${site.basePath}${name}`, { content, site })
    return found && [found.source.route, found.file]
  }
  expect(at('')).toEqual(['/', 'document'])
  expect(at('index.json')).toEqual(['/', 'data'])
  expect(at('guide')).toEqual(['/guide', 'document'])
  expect(at('guide.md')).toEqual(['/guide', 'twin'])
  expect(at('tsconfig.json')).toEqual(['/tsconfig.json', 'document'])
  expect(at('tsconfig.json.json')).toEqual(['/tsconfig.json', 'data'])
  expect(at('notes.md')).toEqual(['/notes.md', 'document'])
  expect(at('notes.md.md')).toEqual(['/notes.md', 'twin'])
  expect(at('node.js')).toEqual(['/node.js', 'document'])
  expect(at('data.json')).toEqual(['/data', 'data'])
  expect(at('gone.json')).toBeUndefined()
})
