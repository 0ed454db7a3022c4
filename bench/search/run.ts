// `npm run bench:search`: prints figures of this site's search and of others on its pages. They are never asserted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { SearchPage } from '../../engine/features/search/types'
import { chromiumArgs, ensureChromium } from '../../tests/chromium'
import { serve } from '../../tests/docs-cli'
import { sitePages } from '../../tests/search/site-pages'
import { EXPLANATIONS } from './explanations'
import { examine, type Figures } from './judging'
import { lunrSearch } from './lunr'
import { measureMainThread } from './main-thread'
import { miniSearch } from './minisearch'
import { measureOwnWork } from './own-work'
import { examinePagefind } from './pagefind'
import { installPeers, sectionTexts } from './peer-packages'
import { measureReady } from './ready-times'
import { type BrowserFigures, type Examined, printBrowser, printComparison } from './report'
import { BASE, buildSite, ourSearch } from './site'
import { measureWorker } from './worker-times'

const SLOWDOWN = 4

const folder = mkdtempSync(join(tmpdir(), 'docs-bench-search-'))
const out = join(folder, 'out')

try {
  await installPeers()
  await buildSite(out, join(folder, 'cache'))
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  try {
    const pages = await sitePages()
    printComparison(await compare(pages, browser), pages.length)
    printBrowser(await measureBrowser(browser))
    console.log(EXPLANATIONS)
  } finally {
    await browser.close()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function compare(pages: readonly SearchPage[], browser: Browser): Promise<Examined[]> {
  const sections = sectionTexts(pages)
  return [
    await attempt('ours', () => examine(ourSearch(out))),
    await attempt('lunr', () => examine(lunrSearch(sections))),
    await attempt('MiniSearch', () => examine(miniSearch(sections))),
    await attempt('Pagefind', () => examinePagefind(pages, join(folder, 'pagefind'), browser)),
  ]
}

/** If one cannot be installed or fails, the others still run. */
async function attempt(name: string, examineIt: () => Figures | Promise<Figures>): Promise<Examined> {
  try {
    return await examineIt()
  } catch (error) {
    return { name, reason: error instanceof Error ? error.message : String(error) }
  }
}

async function measureBrowser(browser: Browser): Promise<BrowserFigures> {
  const server = await serve(['serve', out, '--port', '0', '--base', BASE])
  try {
    return {
      worker: await measureWorker(browser, server.url),
      ready: await measureReady(browser, server.url),
      slow: await measureMainThread(browser, server.url, SLOWDOWN),
      slowOwn: await measureOwnWork(browser, server.url, SLOWDOWN),
      usual: await measureMainThread(browser, server.url, 1),
    }
  } finally {
    await server.stop()
  }
}
