import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tests/root'

/** Columns of code in an article at 1280 px. */
const MAX_COLUMNS = 76

const docs = join(root, 'website/docs')
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.mdx'))

test('samples fit the column of an article, so that no line is cut', () => {
  expect(pages.flatMap((page) => tooLong(page, readFileSync(join(docs, page), 'utf8')))).toEqual([])
})

function tooLong(page: string, markdown: string): string[] {
  const fences = markdown.matchAll(/^( *)(`{3,})(\w+)(.*)\n([\s\S]*?)^\1\2$/gm)
  return [...fences].flatMap(([, indent = '', , language = '', meta = '', own = '']) => {
    if (WRAPPED.has(language)) return []
    return codeOf(meta, own)
      .split('\n')
      .map((line) => line.slice(indent.length))
      .filter((line) => line.length > MAX_COLUMNS && !isUnbreakable(line))
      .map((line) => `${page}: ${line}`)
  })
}

/** Drawn, or wrapped by the style sheet. */
const WRAPPED = new Set(['mermaid', 'bash'])

function codeOf(meta: string, own: string): string {
  const file = /\bfile="([^"#]+)/.exec(meta)?.[1]
  return file === undefined ? own : readFileSync(join(root, file), 'utf8')
}

/** A path, an address, a regular expression or a text with a value has no place for a new line. */
function isUnbreakable(line: string): boolean {
  return /^\s*(?:import \{ \w+ \} from '[^']+';|"[^"]+": "data:\S+"|location ~ \S+ \{|`.*`,)$/.test(line)
}
