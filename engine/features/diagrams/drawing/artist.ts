import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { canUseSandbox } from '../../../kit/chromium'
import { SiteError } from '../../../kit/diagnostics'
import { chromiumArgs, findChromium } from './chromium'
import { svgFile } from './drawings'
import type { draw } from './in-page/main'
import type { DrawingRequest } from './in-page/paint'
import { narrowArrangement, STYLE, wideArrangement } from './mermaid-config'
import { cannotDraw, INSTALL_PACKAGES } from './problems'
import { FONT_SIZE, MERMAID_VERSION, markOf, PHONE, ROLE_NAMES, ROLES, ROOM, themeColors } from './style'

/** A browser that draws diagrams with mermaid. */
export interface Artist {
  /** Returns the file of a drawing, or the reason for failing, with the 1-based line of the source. */
  draw(source: string): Promise<{ svg: string } | { error: string; line?: number }>
  close(): Promise<void>
}

/** The font that mermaid measures with: wider than the readers' own, to leave room. */
const MEASURE = 'diagram-measure'

/** A global of the page, set by its script. */
declare const docsDiagrams: { draw: typeof draw }

/** Returns a browser ready to draw. Throws a SiteError if the machine lacks what drawing requires. */
export async function openArtist(): Promise<Artist> {
  const browser = await openBrowser()
  try {
    const page = await preparePage(browser)
    const draw: Artist['draw'] = async (source) => {
      const drawing = await page.evaluate((request) => docsDiagrams.draw(request), requestOf(source))
      return 'error' in drawing ? drawing : { svg: svgFile(drawing, paperColors()) }
    }
    let last: Promise<unknown> = Promise.resolve()
    return {
      // The page has room for one drawing at a time, so requests wait for each other.
      draw(source) {
        const drawing = last.then(() => draw(source))
        last = drawing.catch(() => undefined)
        return drawing
      },
      close: () => browser.close(),
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}

async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw failure('there is no Chromium', 'Run apt-get install chromium.')
  // Playwright would keep this process alive after a signal. Without it, the browser closes with the process.
  const handlers = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const chromiumSandbox = canUseSandbox()
  return chromium.launch({ executablePath, args: chromiumArgs, chromiumSandbox, ...handlers })
}

async function preparePage(browser: Browser): Promise<Page> {
  const mermaid = findMermaid()
  if (mermaid?.version !== MERMAID_VERSION) throw failure(wrongMermaid(mermaid?.version), INSTALL_PACKAGES)
  const page = await browser.newPage()
  await page.setContent('<!doctype html><html lang="en"><body></body></html>')
  const hasFont = await page.evaluate(addFont, { family: MEASURE, room: ROOM })
  if (!hasFont) throw failure('there is no Arial or Liberation Sans', 'Run apt-get install fonts-liberation.')
  await page.addStyleTag({ content: STYLE })
  await page.addScriptTag({ path: mermaid.file })
  await page.addScriptTag({ content: await inPageScript() })
  return page
}

/** Runs in the page. */
async function addFont({ family, room }: { family: string; room: number }): Promise<boolean> {
  const files = [
    { weight: '400', local: 'local("Arial"), local("Liberation Sans")' },
    { weight: '700', local: 'local("Arial Bold"), local("Liberation Sans Bold")' },
  ]
  const fonts = files.map(({ weight, local }) => {
    const font = new FontFace(family, local, { weight })
    Object.assign(font, { sizeAdjust: `${room * 100}%` })
    document.fonts.add(font)
    return font.load()
  })
  return Promise.all(fonts).then(
    () => true,
    () => false,
  )
}

function requestOf(source: string): DrawingRequest {
  return {
    source,
    wide: wideArrangement(MEASURE),
    narrow: narrowArrangement(MEASURE),
    phone: PHONE,
    marks: Object.fromEntries(ROLE_NAMES.map((role) => [rgb(markOf(role)), ROLES[role]])),
    defaults: { text: ROLES.text, fill: ROLES.group, stroke: ROLES.line, ground: ROLES.ground },
    fontSize: FONT_SIZE,
  }
}

/** Returns a hexadecimal color as browsers print it: `rgb(1, 2, 3)`. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}

function paperColors(): Record<string, string> {
  const css = readFileSync(new URL('../../../theme/tokens.css', import.meta.url), 'utf8')
  return Object.fromEntries([...themeColors(css)].map(([name, { light }]) => [name, light]))
}

function wrongMermaid(version: string | undefined): string {
  return version
    ? `@mermaid-js/tiny ${version} is installed, not ${MERMAID_VERSION}`
    : '@mermaid-js/tiny is not installed'
}

function failure(reason: string, hint: string): SiteError {
  return new SiteError(cannotDraw(reason, hint))
}

/** The page's global with the exports of `in-page/main.ts`. */
const NAME = 'docsDiagrams'

/** Returns the bundled script of the page that draws. */
async function inPageScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page/main.ts', import.meta.url))
  const results = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: NAME } },
  })
  const [result] = Array.isArray(results) ? results : [results]
  if (!result || !('output' in result)) throw new Error('The script that draws could not be bundled.')
  return result.output[0].code
}

/** Returns the path and version of mermaid's browser build; undefined if it is not installed. */
function findMermaid(): { file: string; version: string } | undefined {
  const require = createRequire(import.meta.url)
  try {
    const { version }: { version: string } = require('@mermaid-js/tiny/package.json')
    return { file: require.resolve('@mermaid-js/tiny'), version }
  } catch {
    return undefined
  }
}
