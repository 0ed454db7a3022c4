import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SearchPage, SearchSection } from '../../engine/features/search/types'
import { capture } from '../../tests/commands'
import { peersFolder } from './peer-packages'

/** Writes the pages as plain HTML and has Pagefind index them. Throws Pagefind's error if it fails. */
export async function writePagefind(pages: readonly SearchPage[], folder: string): Promise<void> {
  for (const page of pages) {
    const file = join(folder, page.url, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, htmlOf(page))
  }
  const command = join(peersFolder, 'node_modules/.bin/pagefind')
  const { code, stdout, stderr } = await capture(command, ['--site', folder])
  if (code !== 0) throw new Error(lastLine(stderr || stdout))
}

/** Returns the size of all files with words and texts, as Pagefind packs them, without script and WebAssembly. */
export function pagefindBytes(folder: string): number {
  return readdirSync(join(folder, 'pagefind'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.pf_(?:meta|index|fragment)$/.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, 'pagefind', name)).size, 0)
}

function htmlOf({ title, sections }: SearchPage): string {
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title>`
  const body = `<main><h1>${escaped(title)}</h1>${sections.map(sectionHtml).join('')}</main>`
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
}

function sectionHtml({ id = '', heading, level = 2, text, code }: SearchSection): string {
  const title = heading === undefined ? '' : `<h${level} id="${escaped(id)}">${escaped(heading)}</h${level}>`
  const prose = text.split('\n').map((line) => `<p>${escaped(line)}</p>`)
  return title + prose.join('') + (code === undefined ? '' : `<pre><code>${escaped(code)}</code></pre>`)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
