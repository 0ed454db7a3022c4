import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canUseSandbox } from '../../kit/chromium'
import { SiteError } from '../../kit/diagnostics'
import { countOf } from '../../kit/wording'
import { noPdf, wrongBrowser } from './problems'

const INSTALLED = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The documents of large sites take a minute. */
const SECONDS = 300

/**
 * Returns the browser of CHROMIUM_PATH, or else an installed one; undefined if there is none.
 * @throws SiteError if the named one does not start.
 */
export function findBrowser(named = process.env.CHROMIUM_PATH): string | undefined {
  if (!named) return INSTALLED.find(starts)
  if (!starts(named)) throw new SiteError(wrongBrowser(named))
  return named
}

export interface PrintedDocument {
  /** Where it is served. */
  url: string
  /** Path of its file. */
  html: string
  /** Path of the PDF. */
  pdf: string
}

/** @throws SiteError if there is no PDF in the end. */
export async function writePdf(
  browser: string,
  { url, html, pdf }: PrintedDocument,
  seconds = SECONDS,
): Promise<void> {
  const options = [
    '--headless',
    '--disable-gpu',
    '--no-pdf-header-footer',
    ...(canUseSandbox() ? [] : ['--no-sandbox']),
    `--print-to-pdf=${pdf}`,
  ]
  const failure = await run(browser, [...options, url], seconds)
  if (failure !== undefined) throw new SiteError(noPdf(browser, html, failure))
  if (!existsSync(pdf)) throw new SiteError(noPdf(browser, html, 'ended without writing it'))
}

function starts(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/**
 * Does not block this process, which serves the site meanwhile.
 * @returns what went wrong, if anything.
 */
function run(name: string, args: string[], seconds: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    spawn(name, args, { stdio: 'ignore', timeout: seconds * 1000, killSignal: 'SIGKILL' })
      .on('error', ({ message }) => resolve(`did not start (${message})`))
      .on('close', (code, signal) => resolve(failureOf(code, signal, seconds)))
  })
}

function failureOf(code: number | null, signal: string | null, seconds: number): string | undefined {
  if (code === 0) return undefined
  return signal === 'SIGKILL'
    ? `was not ready after ${countOf(seconds, 'second')}`
    : `ended with ${code ?? signal}`
}
