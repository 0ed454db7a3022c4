import { expect, test } from 'vitest'
import { parseFile } from '../content/source'
import { writeSite } from '../content/test-site'
import { openParsedFiles } from './parsed-files'

const TEXT =
  '---\ntitle: A\nnumber: .nan\ndates: [2026-01-31, { at: -0.0 }]\nnone:\n---\n\n# Heading\n\nText.\n'

test('a parsed file is reused with its problems until it or the severity changes', () => {
  const cache = writeSite({})
  for (const text of [TEXT, TEXT, `${TEXT}More.\n`, '---\ntitel: A\n---\n']) {
    for (const unknown of ['warn', 'warn', 'throw'] as const) {
      const files = openParsedFiles(cache)
      const parsed = parseFile(text, 'docs/a.md', unknown)
      expect(files.parse(text, 'docs/a.md', unknown)).toStrictEqual(parsed)
      expect(parsed.problems).not.toEqual([])
      files.save()
    }
  }
})

test('a parsed file is read again once features add other keys', () => {
  const cache = writeSite({})
  const text = '---\nlevel: 1\n---\n'
  for (const [added, count] of [
    [[], 1],
    [['level'], 0],
    [[], 1],
  ] as const) {
    const files = openParsedFiles(cache)
    expect(files.parse(text, 'docs/a.md', 'warn', added).problems).toHaveLength(count)
    files.save()
  }
})
