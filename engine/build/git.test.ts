import { expect, test } from 'vitest'
import { parseLog } from './git'

test('a file has the day of the newest commit that names it, in UTC', () => {
  const log =
    '\u00001795265382\u0000\ndocs/a.mdx\u0000docs/b c.mdx\u0000\u00001700000000\u0000\ndocs/a.mdx\u0000docs/old.mdx\u0000'
  expect(Object.fromEntries(parseLog(log, '/repo'))).toEqual({
    '/repo/docs/a.mdx': '2026-11-21',
    '/repo/docs/b c.mdx': '2026-11-21',
    '/repo/docs/old.mdx': '2023-11-14',
  })
})
