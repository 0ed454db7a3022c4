import { existsSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import type { BuiltSite } from '../../feature'
import { SiteError } from '../../kit/diagnostics'
import { sidebarPath } from '../../kit/pages'
import { noSuch, nothingToPrint } from './problems'

/** File with the list of books, below the base path of each locale. */
export const BOOKS_FILE = 'data/books.json'

/** What can be printed of a built site in one language. */
export interface BookList {
  title: string
  lang: string
  dir: 'ltr' | 'rtl'
  /** Those of the released version come first, each version's in the order of its sidebars file. */
  books: Book[]
}

/** A sidebar of a version. */
export interface Book {
  sidebar: string
  version: string
  /** Path of its items, with the base path. */
  source: string
}

export interface BookChoice {
  sidebar?: string | undefined
  version?: string | undefined
}

type Content = Pick<BuiltSite['content'], 'sidebars' | 'versions'>

export function bookList({ title, locale, basePath }: BuiltSite['site'], content: Content): BookList {
  const lasts = content.versions.filter(({ isLast }) => isLast).map(({ name }) => name)
  const ofLast = content.sidebars.filter(({ version }) => lasts.includes(version))
  const others = content.sidebars.filter(({ version }) => !lasts.includes(version))
  const books = [...ofLast, ...others].map((sidebar) => ({
    sidebar: sidebar.id,
    version: sidebar.version,
    source: sidebarPath(sidebar, basePath),
  }))
  return { title, lang: locale.htmlLang, dir: locale.direction, books }
}

/**
 * Reads the list of a built site.
 * @param folder That of the locale.
 * @throws SiteError if it is not built.
 */
export function readBooks(folder: string): BookList {
  const file = join(folder, BOOKS_FILE)
  if (!existsSync(file)) throw new SiteError(nothingToPrint(folder))
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @throws SiteError if there is no such book. */
export function chooseBook(books: readonly Book[], choice: BookChoice, folder: string): Book {
  const version = choice.version ?? books[0]?.version
  const ofVersion = books.filter((book) => book.version === version)
  if (choice.version !== undefined && ofVersion.length === 0) {
    const versions = [...new Set(books.map((book) => book.version))]
    throw new SiteError(noSuch('version', choice.version, versions, folder))
  }
  const book = ofVersion.find(({ sidebar }) => sidebar === (choice.sidebar ?? sidebar))
  if (book) return book
  if (choice.sidebar === undefined) throw new SiteError(nothingToPrint(folder))
  const ids = ofVersion.map(({ sidebar }) => sidebar)
  throw new SiteError(noSuch('sidebar', choice.sidebar, ids, folder))
}
