import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { dirname, join } from 'pathe'
import { globSync } from 'tinyglobby'
import { locationInConfig } from '../config/key-lines'
import { keyName, missingConfigPath } from '../config/problems'
import type { DocsSet, SiteConfig } from '../config/types'
import type { Problem } from '../diagnostics/problem'
import { rest } from '../diagnostics/progress'
import type { Reporter } from '../diagnostics/reporter'
import { setOfVersion } from '../page/docs-set'
import { isMarkdown, lastPart, makeDoc } from './docs/doc'
import type { AddedEntries, ReadEntries } from './entries'
import { checkFolder, type FileCache, isCategoryFile, listFiles } from './files'
import { fileInLocale, siteLayers } from './layers'
import { fillPath } from './page-paths'
import { moduleOutsidePages, secondCategory } from './problems'
import type { CategoryMetadata, ReadCategory } from './sidebars/config'
import { markdownFormat, sourceFields } from './source'
import type { Doc, FoundFile, PageParams, PageSource, ParsedFile, VersionSetup } from './types'
import { docsSet } from './versions/set-files'

export interface SiteCaches {
  sources: FileCache<ParsedFile>
  categories: FileCache<ReadCategory>
}

/** A site's sources, each read without knowledge of the others. */
export interface SiteFiles {
  versions: VersionFiles[]
  pages: PageSource[]
  added: AddedEntries[]
}

/** The docs of one version. */
export interface VersionFiles {
  setup: VersionSetup
  docs: Doc[]
  /** By folder below the version's folder. */
  categories: Map<string, CategoryMetadata>
}

interface ReadInput {
  /** Absolute path of the site's folder. */
  root: string
  config: SiteConfig
  versions: readonly VersionSetup[]
  caches: SiteCaches
  /** What reads the pages that the site's features add. */
  entries: readonly ReadEntries[]
  /** The data of modules that make several pages, by the path of the module. */
  paths: ReadonlyMap<string, readonly PageParams[]>
  reporter: Reporter
}

/** Reads all files of a site. Problems in a file are reported on every load, whether it was cached or not. */
export function readSite({ root, config, versions, caches, entries, paths, reporter }: ReadInput): SiteFiles {
  const layers = siteLayers(root, config.i18n)
  const refuse = (problem: Problem) => reporter.report('throw', problem)
  const list = (folder: string) => listFiles(layers, folder, refuse)
  const hasFolder = (folder: string) => existsSync(fileInLocale(join(root, folder), layers))
  const pageFiles = list(config.pages.path)
  checkFolder(layers, 'static', refuse)

  const parse = (found: FoundFile) => {
    const parsed = caches.sources.get(found.file, found.source, refuse)
    for (const { severity, problem } of parsed.problems) reporter.report(severity, problem)
    return parsed
  }
  const category = (found: FoundFile) => {
    const { metadata, problems } = caches.categories.get(found.file, found.source, refuse)
    for (const problem of problems) refuse(problem)
    return [folderOf(found.path), metadata] as const
  }
  const readVersion = (setup: VersionSetup): VersionFiles => {
    const files = list(setup.folder)
    const set = docsSet(config, setup.name)
    const excluded = findExcluded(join(root, setup.folder), set.exclude)
    const docs = files.filter(({ path }) => isMarkdown(path) && !excluded.has(path))
    for (const { path, source } of files) {
      if (/\[[^/]*\.tsx$/.test(path) && !excluded.has(path))
        reporter.report('warn', moduleOutsidePages(source, config.pages.path))
    }
    const categories = files.filter(({ path }) => isCategoryFile(path))
    const used = new Map(categories.map(({ path, source }) => [folderOf(path), source]))
    for (const { path, source } of categories) {
      const read = used.get(folderOf(path)) ?? source
      if (read !== source) reporter.report('warn', secondCategory(source, read))
    }
    return {
      setup,
      docs: docs.map((found) => makeDoc(found, parse(found), set, setup)),
      categories: new Map(categories.map(category)),
    }
  }
  const check = (patterns: Patterns) => checkPatterns(patterns, root, config, reporter)
  for (const set of config.docs) {
    const own = versions.filter(({ name }) => setOfVersion(name) === set.id)
    check({ ...set, folders: own.map(({ folder }) => folder) })
  }
  check({ ...config.pages, key: ['pages'], folders: [config.pages.path] })
  const excludedPages = findExcluded(join(root, config.pages.path), config.pages.exclude)
  return {
    versions: versions.map(readVersion),
    pages: pageFiles
      .filter(({ path }) => isPage(path) && !excludedPages.has(path))
      .flatMap((found) => {
        const page = makePage(found, parse(found))
        return paths.get(found.path)?.map((params) => pageOf(page, params)) ?? [page]
      }),
    added: entries.map((read) => {
      // The file that was read last is no part of it.
      rest()
      return read({ list, hasFolder, parse, reporter })
    }),
  }
}

/** The patterns of a key of the configuration, and the folders in which they exclude files. */
interface Patterns extends Pick<DocsSet, 'key' | 'path' | 'exclude'> {
  folders: readonly string[]
}

/** Reports patterns of `exclude` that fit no file in any of the folders. */
function checkPatterns(
  { key, path, exclude, folders }: Patterns,
  root: string,
  config: SiteConfig,
  reporter: Reporter,
): void {
  for (const [index, pattern] of exclude.entries()) {
    if (folders.some((folder) => findExcluded(join(root, folder), [pattern]).size > 0)) continue
    const location = locationInConfig(config, [...key, 'exclude', index])
    reporter.report('warn', missingConfigPath(location, `${keyName(key)}.exclude`, join(path, pattern)))
  }
}

/** Returns the paths of the files below a folder that match one of the patterns. */
function findExcluded(folder: string, patterns: readonly string[]): ReadonlySet<string> {
  return new Set(patterns.length === 0 ? [] : globSync(patterns, { cwd: folder, expandDirectories: false }))
}

function folderOf(path: string): string {
  const folder = dirname(path)
  return folder === '.' ? '' : folder
}

/** True for Markdown files and modules, but not for the islands and tests beside them. */
function isPage(path: string): boolean {
  return isMarkdown(path) || (path.endsWith('.tsx') && !/\.(island|test)\.tsx$/.test(path))
}

/** Returns a standalone page. For a module, `parsed` has only the text. */
function makePage(found: FoundFile, parsed: ParsedFile): PageSource {
  const { frontMatter } = parsed
  const own = found.path.replace(/\.[^.]+$/, '')
  const id = frontMatter.id === undefined ? own : posix.join(posix.dirname(own), frontMatter.id)
  const folder = posix.dirname(`/${own}`)
  const slug = frontMatter.slug ?? (lastPart(own) === 'index' ? '.' : lastPart(own))
  return {
    kind: 'mdx',
    format: formatOf(found.path),
    id,
    ...sourceFields(found, parsed, lastPart(id), ''),
    route: posix.resolve(folder, slug),
  }
}

/** Returns one of the pages that a module for several makes. */
function pageOf(page: PageSource, params: PageParams): PageSource {
  const fill = (text: string) => fillPath(text, params)
  return { ...page, id: fill(page.id), title: fill(page.title), route: fill(page.route), params }
}

/** Returns a module as a source, which has no front matter. */
export function parseModule(text: string): ParsedFile {
  return { text, bodyStart: 0, frontMatter: {}, problems: [] }
}

function formatOf(path: string): PageSource['format'] {
  return path.endsWith('.tsx') ? 'tsx' : markdownFormat(path)
}
