import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'pathe'
import { glob } from 'tinyglobby'
import { stringify } from 'yaml'
import { writeWhole } from '../cache/paths'
import { isSkipped } from '../content/files'
import { withBase } from '../content/href'
import { createContentLoader } from '../content/loader'
import { isUnfit } from '../content/routes'
import { parseFile } from '../content/source'
import { SiteError } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { loadSite, type SiteSetup } from '../site/setup'
import { pageExists, wrongPageName } from './problems'
import { titleOf } from './title-of'

const ENDING = /\.mdx?$/

export interface NewPage {
  /** Relative to the site's root. */
  file: string
  /** The public path of the page. */
  path: string
}

/**
 * Creates a page as the last one of its folder.
 * @param name Its path in the docs folder, or from the site's root in that of any set of docs; the extension is optional.
 * @throws SiteError if the page already exists, or the name is invalid.
 */
export async function newPage(site: string, name: string): Promise<NewPage> {
  const setup = await loadSite(site, 'development')
  const { root, config } = setup
  const set = config.docs.find((docs) => name.startsWith(`${docs.path}/`)) ?? config.docs[0]
  const folder = join(root, set.path)
  const start = `${set.path}/`
  const path = (name.startsWith(start) ? name.slice(start.length) : name).replace(ENDING, '')
  const file = join(folder, path + (ENDING.exec(name)?.[0] ?? '.mdx'))
  const isOutside = path.endsWith('/') || name.startsWith('/') || !file.startsWith(`${folder}/`)
  const isWrong =
    isOutside || path.trim() === '' || isUnfit(path) || relative(folder, file).split('/').some(isSkipped)
  if (isWrong || !ENDING.test(extname(file))) throw new SiteError(wrongPageName(name))
  const existing = ['.mdx', '.md']
    .map((ending) => join(folder, path + ending))
    .find((page) => existsSync(page))
  if (existing) throw new SiteError(pageExists(relative(root, existing)))
  const position = await lastPosition(dirname(file))
  const frontMatter = stringify({ title: titleOf(basename(path)), sidebar_position: position })
  await writeWhole(file, `---\n${frontMatter}---\n\nWhat this page is about, in a sentence.\n`)
  return { file: relative(root, file), path: await publicPath(file, setup) }
}

async function publicPath(file: string, { root, config, mode, sidebars }: SiteSetup): Promise<string> {
  const loader = createContentLoader({ root, config, mode, sidebars })
  const { docs } = await loader.load(createReporter())
  return withBase(config.baseUrl, docs.find((doc) => doc.file === file)?.route ?? '/')
}

/** Returns the position after those of the other pages in a folder. */
async function lastPosition(folder: string): Promise<number> {
  const pages = existsSync(folder) ? await glob('*.{md,mdx}', { cwd: folder, absolute: true }) : []
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')))
  const positions = texts.map((text) => parseFile(text, '', 'ignore').frontMatter.sidebar_position ?? 0)
  return Math.max(texts.length, ...positions.map(Math.floor)) + 1
}
