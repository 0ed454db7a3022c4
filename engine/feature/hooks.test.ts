import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOOK_NAMES } from './hooks'

const SOURCE = readFileSync(new URL('./hooks.ts', import.meta.url), 'utf8')
const GUIDE = readFileSync(new URL('../../docs/extending.md', import.meta.url), 'utf8')

/** Returns the first sentence of the comment of each hook. */
function sentences(): [name: string, sentence: string][] {
  const entries = SOURCE.matchAll(/ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+): hook</g)
  return [...entries].map(([, comment = '', name = '']) => {
    const text = comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
    return [name, text.replace(/\.(?: .*)?$/, '').replace(/\. .*/, '')]
  })
}

test('each hook has a comment, and a row in the guide with its first sentence', () => {
  const found = sentences()
  expect(found.map(([name]) => name)).toEqual(HOOK_NAMES)
  const rows = [...GUIDE.matchAll(/^\| `(\w+)` \| (.*?)\. \| .+ \|$/gm)].map(([, name, text]) => [name, text])
  expect(rows).toEqual(found)
})
