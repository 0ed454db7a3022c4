import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from './files'
import { root } from './root'

const FIXTURE = join(root, 'tests/fixtures/hosts')
const GUIDE = readFileSync(join(root, 'docs/hosts.md'), 'utf8')
/** The guide has a reader copy the feature. */
const COPIED = '../../../examples/features/was-this-helpful/was-this-helpful'

const read = (path: string) =>
  readFileSync(join(FIXTURE, path), 'utf8').replace(COPIED, './features/was-this-helpful/was-this-helpful')

test('docs/hosts.md shows the recipes that tests run in a browser, to the letter', () => {
  const shown = [...GUIDE.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  )
  const files = filesIn(FIXTURE).filter((path) => /\.config\.ts$|^features\//.test(path))
  const recipes = files.filter((path) => path !== 'site.config.ts')
  const kept = recipes.map((path) => ({
    path: path.replace(/^[\w-]+\.config\.ts$/, 'site.config.ts'),
    text: read(path),
  }))
  const inOrder = (list: typeof kept) =>
    list.toSorted((a, b) => `${a.path}${a.text}`.localeCompare(`${b.path}${b.text}`))
  expect(inOrder(shown)).toEqual(inOrder(kept))
})
