import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const scriptTag = /<script\b[^>]*\btype="module"[^>]*>/g
const preloadTag = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const stylesheetTag = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
const disabledTag = /<link\b[^>]*\sdisabled>/g
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*${},\s]+?\s*from\s*)?["']([^"']+)["']/g
const address = /\b(?:src|href)="([^"]+)"/

/** Returns the size in bytes that a host sends to a browser that accepts gzip. */
export function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

/** Returns the size in bytes of the copy for Brotli that a build writes of a page. The best level takes ten times as long. */
export function brotlied(text: string): number {
  return sizeAt(text, 9, 16)
}

/** The same of a file that all pages share. */
export function brotliedOnce(text: string): number {
  return sizeAt(text, 10, constants.BROTLI_DEFAULT_WINDOW)
}

function sizeAt(text: string, level: number, window: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: window }
  return brotliCompressSync(text, { params }).length
}

/** Returns the URLs of the scripts that a document loads: module scripts and their preloads. */
export function scriptsOf(html: string): string[] {
  return addresses(html, scriptTag, preloadTag)
}

/** Returns the URLs of the style sheets that a document loads. */
export function stylesheetsOf(html: string): string[] {
  return addresses(html.replace(disabledTag, ''), stylesheetTag)
}

/** Returns the URLs of the style sheets that a document loads later, for other pages. */
export function laterStylesheetsOf(html: string): string[] {
  return addresses((html.match(disabledTag) ?? []).join(''), stylesheetTag)
}

/** Returns a module's static imports: `./react-x.js`. */
export function importsOf(code: string): string[] {
  return unique([...code.matchAll(staticImport)].flatMap((match) => match[1] ?? []))
}

export function inlineStyle(html: string): string {
  return [...html.matchAll(styleElement)].map((match) => match[1]).join('\n')
}

export function withoutInlineStyle(html: string): string {
  return html.replace(styleElement, '')
}

/** @throws Error for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const high = sorted[Math.floor(middle)]
  const low = sorted[Math.ceil(middle) - 1]
  if (high === undefined || low === undefined) throw new Error('There is no median of nothing.')
  return (low + high) / 2
}

function addresses(html: string, ...tags: RegExp[]): string[] {
  const found = tags.flatMap((tag) => [...html.matchAll(tag)])
  return unique(found.flatMap(([element]) => address.exec(element)?.[1] ?? []))
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
