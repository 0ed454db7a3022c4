import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateSite } from '../bench/scale/generate-site'
import { placeOf, STEADY_PAGE } from '../bench/scale/places'
import { HASHED } from '../engine/page/site'
import { buildHere } from './build-here'
import { filesIn } from './files'
import { root } from './root'

interface Sizes {
  /** Numbers of pages. */
  small: number
  large: number
}

/** Registers the tests of what stays the same however many pages a site has. */
export function testSizes(pages: Sizes): void {
  const parent = join(root, '.cache/tests/scale')
  mkdirSync(parent, { recursive: true })
  const temp = mkdtempSync(join(parent, 'sites-'))
  afterAll(() => rmSync(temp, { recursive: true, force: true }), 60_000)
  let small = ''
  let large = ''
  beforeAll(async () => {
    small = await buildSite(temp, pages.small)
    large = await buildSite(temp, pages.large)
  }, 300_000)

  test.each(['.html', '.json'])(
    'the %s of a page is the same, byte for byte, in a larger site',
    (extension) => {
      expect(pageIn(small, extension).length).toBeGreaterThan(5000)
      expect(pageIn(large, extension)).toBe(pageIn(small, extension))
    },
  )

  test('a site whose host compresses has no compressed copies', () => {
    expect(filesIn(small).filter((name) => /\.(br|gz)$/.test(name))).toEqual([])
  })

  test('the scripts of a site know nothing of its pages: they are the same in a larger site', () => {
    const scripts = scriptsIn(small)
    expect(Object.keys(scripts).length).toBeGreaterThan(2)
    expect(scriptsIn(large)).toEqual(scripts)
  })
}

/** Without search, whose files may grow; another test limits that. */
async function buildSite(temp: string, pages: number): Promise<string> {
  const site = join(temp, `${pages}`)
  const out = join(temp, `${pages}-out`)
  generateSite(site, { pages, search: false, precompress: false })
  const { code, stderr } = await buildHere(site, { out, cache: join(temp, `${pages}-cache`) })
  expect(code, stderr).toBe(0)
  return out
}

/** An ordinary page, deep in a category that is the same in both sites. */
function pageIn(out: string, extension: string): string {
  return readFileSync(join(out, placeOf(STEADY_PAGE) + extension), 'utf8')
}

/** Returns the text of scripts by name. */
function scriptsIn(out: string): Record<string, string> {
  const assets = join(out, HASHED)
  const names = filesIn(assets).filter((name) => name.endsWith('.js'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
}
