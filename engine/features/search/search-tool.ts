import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import type { BuiltFolder, Tool } from '../../feature'
import { searchAddresses } from './addresses'
import { loadIndex, loadSearch } from './query/load-index'
import type { Search } from './query/query'
import type { PageResult } from './types'

/** The search of readers, for programs: the same index, ranking and excerpts. */
export const searchTool: Tool = {
  description:
    'Searches the documentation. Returns pages and sections with their addresses and excerpts, the best first. It knows names in code, and tolerates typos.',
  input: {
    query: { description: 'A name, a few words or a question. Words in quotes must stand together.' },
    part: {
      description: 'A part of the site, as the navbar names it; all parts without it.',
      isOptional: true,
    },
  },
  async answer(site, { query = '', part }) {
    const { pages, near, missing } = searchOf(site).query(query, 1, part)
    const without = missing.length > 0 && pages.length > 0 ? [`No page has: ${missing.join(', ')}`] : []
    const instead = near.length > 0 ? `Words that do appear: ${near.join(', ')}` : 'Try fewer or other words.'
    if (pages.length === 0) return `Nothing found for "${query}". ${instead}`
    return [...without, ...pages.map((page) => textOf(page, site.url))].join('\n\n')
  },
}

function textOf({ title, part, hits }: PageResult, url: string): string {
  const found = hits.map(({ url: path, path: headings, excerpt }) =>
    [`${[title, ...headings].join(' › ')}: ${url}${path}`, excerpt.text].filter(Boolean).join('\n'),
  )
  return [`# ${title}${part === undefined ? '' : ` (${part})`}`, ...found].join('\n')
}

/** By the files that they are of: the pages of an index are read once. */
const known = new Map<string, Search>()

/** @throws Error if the site has no index of the engine's own. */
function searchOf({ folder }: BuiltFolder): Search {
  const { documents, index } = searchAddresses(`${folder}/`, '*')
  const [docs] = globSync(documents.slice(folder.length + 1), { cwd: folder, absolute: true })
  const [terms] = globSync(index.slice(folder.length + 1), { cwd: folder, absolute: true })
  if (docs === undefined || terms === undefined)
    throw new Error('This site has no search index of its own. Read its list of sections instead.')
  const search =
    known.get(docs) ?? loadSearch(readFileSync(docs, 'utf8'), loadIndex(readFileSync(terms, 'utf8')))
  known.set(docs, search)
  return search
}
