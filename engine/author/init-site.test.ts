import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, expect, test } from 'vitest'
import { initSite } from './init-site'

const temp = mkdtempSync(join(tmpdir(), 'docs-init-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

test.each([
  ['a$&b', 'A$&b'],
  ["it's", 'It’s'],
  ['-', 'My docs'],
])('the site in the folder %s has the title %s', (name, title) => {
  const folder = join(temp, name)
  initSite({ folder })
  expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toContain(`title: '${title}'`)
})

test('a folder that cannot be created is an error, not an endless wait', () => {
  expect(() => initSite({ folder: '/proc/site' })).toThrow(
    "ENOENT: no such file or directory, mkdir '/proc/site'",
  )
})

test.each(['/dev/null', temp, import.meta.url.slice('file://'.length)])(
  '%s is not a package of the engine',
  (engine) => {
    expect(() => initSite({ folder: join(temp, 'new'), engine })).toThrow(
      'This is not a package of the engine',
    )
    expect(existsSync(join(temp, 'new'))).toBe(false)
  },
)
