import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { SiteError } from '../../kit/diagnostics'
import type { SiteConfig } from '../../kit/options'
import { serveSite, siteFile } from '../../kit/server'
import { countOf } from '../../kit/wording'
import { chooseBook, readBooks } from './books'
import { findBrowser, writePdf } from './pdf'
import { listPages, MARK, printable } from './printable'
import { nameTaken, noSuch, wrongName } from './problems'

/** The options of the command, by name. */
type Options = Readonly<Partial<Record<string, string | true>>>

/**
 * Writes `print.html`, and `print.pdf` if there is a Chromium, into the folder of a built site, or of a locale in it.
 * @returns what was written.
 * @throws SiteError if there is no such book, the name is taken, or the browser fails.
 */
export async function writePrintable(out: string, config: SiteConfig, options: Options): Promise<string> {
  const browser = findBrowser()
  const { sidebar, version, locale, name = 'print' } = textsOf(options)
  const { path } = localeOf(config, locale, out)
  const folder = join(out, path)
  const { title, lang, dir, books } = readBooks(folder)
  const book = chooseBook(books, { sidebar, version }, folder)
  const { html, pdf } = filesNamed(name, folder)
  const fileOf = (url: string) => siteFile(url, out, config.baseUrl)
  const { items } = JSON.parse(readFileSync(fileOf(book.source) ?? '', 'utf8'))
  // A sidebar may lead to files, too.
  const pages = listPages(items).filter((page) => fileOf(page.path)?.endsWith('.html'))
  const read = (page: string) => readFileSync(fileOf(page) ?? '', 'utf8')
  writeFileSync(html, printable({ title, lang, dir, url: config.url, pages, read }))
  rmSync(pdf, { force: true })
  const written = `${countOf(pages.length, 'page')} -> ${html}`
  if (browser === undefined) return `${written}\nno PDF: no Chromium is installed or named by CHROMIUM_PATH`
  // Paths in the document start with the base path.
  const server = await serveSite({ folder: out, basePath: config.baseUrl, port: 0 })
  try {
    const url = `${server.url}${path === '' ? '' : `${path}/`}${name}`
    await writePdf(browser, { url, html, pdf })
    return `${written}\n-> ${pdf}`
  } finally {
    await server.close()
  }
}

function textsOf(options: Options): Partial<Record<string, string>> {
  const texts = Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return Object.fromEntries(texts)
}

function localeOf({ i18n }: SiteConfig, wanted: string | undefined, out: string): { path: string } {
  const locale = i18n.localeConfigs[wanted ?? i18n.defaultLocale]
  if (locale) return { path: locale.path.replace(/^\/|\/$/g, '') }
  throw new SiteError(noSuch('locale', wanted ?? i18n.defaultLocale, i18n.locales, out))
}

/** @throws SiteError if the site has one of these files. Those of an earlier call are replaced. */
function filesNamed(name: string, folder: string): { html: string; pdf: string } {
  if (!/^[\w-]+$/.test(name)) throw new SiteError(wrongName(name))
  const files = { html: join(folder, `${name}.html`), pdf: join(folder, `${name}.pdf`) }
  const isOwn = existsSync(files.html) && readFileSync(files.html, 'utf8').includes(MARK)
  const taken = isOwn ? undefined : Object.values(files).find((file) => existsSync(file))
  if (taken !== undefined) throw new SiteError(nameTaken(taken, name))
  return files
}
