import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadIndex, loadSearch } from '../../engine/features/search/query/load-index'
import { brotlied } from '../../tests/budgets/measure'
import { build } from '../../tests/docs-cli'
import { root } from '../../tests/root'
import type { Contender } from './judging'

export const BASE = '/sba-mint/'

/** Builds the website, as it is published, into `out`. */
export async function buildSite(out: string, cache: string): Promise<void> {
  const { code, stdout, stderr } = await build(join(root, 'website'), { out, cache })
  if (code !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`)
}

/** Returns this site's search, from the files that its readers load. */
export function ourSearch(out: string): Contender {
  const documents = asset(out, 'search-doc-')
  const index = asset(out, 'lunr-index-')
  const search = loadSearch(documents, loadIndex(index))
  return {
    name: 'ours',
    bytes: brotlied(documents) + brotlied(index),
    find: (text) => search.query(text).pages.map(({ url }) => `/${url.slice(BASE.length)}`),
  }
}

function asset(out: string, start: string): string {
  const folder = join(out, 'assets')
  const name = readdirSync(folder).find((file) => file.startsWith(start) && file.endsWith('.json'))
  if (name === undefined) throw new Error(`The built site has no ${start}*.json.`)
  return readFileSync(join(folder, name), 'utf8')
}
