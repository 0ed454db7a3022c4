import { existsSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { globSync } from 'tinyglobby'
import type { BuiltFolder, Tool } from '../../feature'
import { siteFile } from '../../kit/server'
import { nearest } from '../../kit/wording'

export const listSections: Tool = {
  description:
    'Lists the sections of the documentation with their pages, each with its address and what it is about. Ask it to see what there is.',
  input: {
    section: {
      description: 'A section, or the beginning of its name; all sections without it.',
      isOptional: true,
    },
  },
  async answer({ folder }, { section = '' }) {
    const file = join(folder, 'llms.txt')
    if (!existsSync(file)) return pagesOf(folder).join('\n')
    const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m)
    const named = sections.filter((text) => text.slice(3).toLowerCase().startsWith(section.toLowerCase()))
    if (named.length > 0) return [head, ...named].join('')
    const names = sections.map((text) => text.slice(3, text.indexOf('\n')))
    throw new Error(`There is no section "${section}". There are: ${names.join(', ')}.`)
  },
}

export const readPage: Tool = {
  description:
    'Returns a page of the documentation as Markdown. Ask it for what search and the list of sections name.',
  input: { page: { description: 'The address or the path of the page, such as /guides/install' } },
  async answer(site, { page = '' }) {
    const file = twinOf(page, site)
    if (file !== undefined) return readFileSync(file, 'utf8')
    const path = page.replace(/[?#].*$/, '').replace(/\.(?:md|html)$/, '')
    const near = nearest(path.replace(/^.*\//, ''), namesOf(site.folder)).flatMap((name) =>
      pagesOf(site.folder).filter((one) => one.endsWith(name)),
    )
    throw new Error(
      `There is no page at ${page}.${near.length > 0 ? ` Is it one of ${near.join(', ')}?` : ''}`,
    )
  },
}

/** Returns the Markdown of a page that is named by its address, its path with or without the base path, or its file. */
function twinOf(page: string, { folder, url, basePath }: BuiltFolder): string | undefined {
  const path = page.startsWith(url) ? page.slice(url.length) : page
  const below = path.startsWith(basePath) ? path.slice(basePath.length) : path.replace(/^\//, '')
  const name = below.replace(/[?#].*$/, '').replace(/\.(?:md|html)$|\/$/, '')
  const candidates = name === '' ? ['index.md'] : [`${name}.md`, `${name}/index.md`]
  return candidates.flatMap((file) => siteFile(basePath + file, folder, basePath) ?? [])[0]
}

/** Returns the paths of all pages that have a twin, without their endings. */
function pagesOf(folder: string): string[] {
  return globSync('**/*.md', { cwd: folder })
    .map((file) => `/${file.replace(/(?:(^|\/)index)?\.md$/, '$1')}`)
    .sort()
}

function namesOf(folder: string): string[] {
  return pagesOf(folder).map((page) => page.replace(/^.*\//, ''))
}
