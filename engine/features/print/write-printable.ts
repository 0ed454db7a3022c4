import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import type { SiteConfig } from '../../config/types'
import { SiteError } from '../../diagnostics/problem'
import { countOf } from '../../diagnostics/words'
import { serveSite } from '../../serve/serve'
import { printable, printedPages } from './printable'
import { noSidebar } from './problems'

/**
 * Writes `print.html`, and `print.pdf` if there is a Chromium, into the folder of a built site.
 * @returns what was written.
 * @throws SiteError if the site is not built, or has no such sidebar.
 */
export async function writePrintable(folder: string, config: SiteConfig, sidebar?: string): Promise<string> {
  const ids = sidebarsIn(folder)
  const id = sidebar ?? ids[0]
  if (id === undefined || !ids.includes(id)) throw new SiteError(noSidebar(folder, sidebar, ids))
  const { items } = JSON.parse(readFileSync(join(folder, `data/sidebar-${id}.json`), 'utf8'))
  const pages = printedPages(items)
  const { i18n, baseUrl, title, url } = config
  const locale = i18n.localeConfigs[i18n.currentLocale]
  const html = printable({
    title,
    lang: locale?.htmlLang ?? i18n.currentLocale,
    dir: locale?.direction ?? 'ltr',
    url,
    pages,
    read: (path) => readFileSync(join(folder, `${path.slice(baseUrl.length) || 'index'}.html`), 'utf8'),
  })
  const file = join(folder, 'print.html')
  writeFileSync(file, html)
  const pdf = await writePdf(folder, baseUrl)
  return [`${countOf(pages.length, 'page')} -> ${file}`, ...pdf].join('\n')
}

function sidebarsIn(folder: string): string[] {
  const data = join(folder, 'data')
  const names = existsSync(data) ? readdirSync(data).sort() : []
  return names.flatMap((name) => /^sidebar-(.+)\.json$/.exec(name)?.[1] ?? [])
}

const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Returns a line about the PDF; none without a browser. The site is served, since its paths start with the base path. */
async function writePdf(folder: string, basePath: string): Promise<string[]> {
  const named = process.env.CHROMIUM_PATH
  const browser = [named ?? [], CHROMIUM].flat().find((name) => runs(name, ['--version']))
  if (browser === undefined) return []
  const server = await serveSite({ folder, basePath, port: 0 })
  const pdf = join(folder, 'print.pdf')
  const options = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--print-to-pdf=${pdf}`,
  ]
  try {
    return (await finishes(browser, [...options, `${server.url}print.html`])) ? [`-> ${pdf}`] : []
  } finally {
    await server.close()
  }
}

function runs(name: string, args: string[]): boolean {
  return spawnSync(name, args, { stdio: 'ignore' }).status === 0
}

/** Does not block this process, which serves the site meanwhile. */
function finishes(name: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(name, args, { stdio: 'ignore' })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0))
  })
}
