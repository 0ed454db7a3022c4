import { join, posix } from 'node:path'
import type { SiteConfig } from '../config/types'
import type { Reporter } from '../errors/reporter'
import { isMarkdown, makeDoc } from './docs'
import type { FileCache } from './file-cache'
import { type FoundFile, isCategoryFile, listFiles } from './files'
import { isPage, makePage } from './pages'
import type { ParsedFile } from './parsed-file'
import type { CategoryMetadata, ReadCategory } from './sidebars/category-file'
import type { Doc, PageSource } from './types'

export interface SiteCaches {
  sources: FileCache<ParsedFile>
  categories: FileCache<ReadCategory>
}

/** Every file by itself: nothing is known yet of the others. */
export interface SiteFiles {
  docs: Doc[]
  pages: PageSource[]
  /** By folder below the docs folder. */
  categories: Map<string, CategoryMetadata>
}

/** Reads all files of a site. What is wrong in one file is reported each time, read anew or not. */
export function readSite(
  root: string,
  config: SiteConfig,
  caches: SiteCaches,
  reporter: Reporter,
): SiteFiles {
  const docFiles = listFiles(join(root, config.docs.path))
  const pageFiles = listFiles(join(root, config.pages.path))

  const parse = (found: FoundFile, folder: string) => {
    const parsed = caches.sources.get(found.file, `${folder}/${found.path}`)
    for (const { severity, problem } of parsed.problems) reporter.report(severity, problem)
    return parsed
  }
  const category = (found: FoundFile) => {
    const { metadata, problems } = caches.categories.get(found.file, `${config.docs.path}/${found.path}`)
    for (const problem of problems) reporter.report('throw', problem)
    return [folderOf(found.path), metadata] as const
  }
  return {
    docs: docFiles
      .filter(({ path }) => isMarkdown(path))
      .map((found) => makeDoc(found, parse(found, config.docs.path), config.docs)),
    pages: pageFiles
      .filter(({ path }) => isPage(path))
      .map((found) => makePage(found, parse(found, config.pages.path), config.pages)),
    categories: new Map(docFiles.filter(({ path }) => isCategoryFile(path)).map(category)),
  }
}

function folderOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}
