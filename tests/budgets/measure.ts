import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const scriptTag = /<script\b[^>]*\btype="module"[^>]*>/g
const preloadTag = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const stylesheetTag = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
const disabledTag = /<link\b[^>]*\sdisabled>/g
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*${},\s]+?\s*from\s*)?["']([^"']+)["']/g
const address = /\b(?:src|href)="([^"]+)"/

/** Bytes as a host sends them to a browser that takes gzip. */
export function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

/** Bytes as a host sends them to a browser that takes Brotli. */
export function brotlied(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** Addresses of the scripts a document loads by itself: module scripts and what it preloads for them. */
export function scriptsOf(html: string): string[] {
  return addresses(html, scriptTag, preloadTag)
}

/** Those it loads by itself. */
export function stylesheetsOf(html: string): string[] {
  return addresses(html.replace(disabledTag, ''), stylesheetTag)
}

/** Those it names for the pages that a reader goes to from it. */
export function laterStylesheetsOf(html: string): string[] {
  return addresses((html.match(disabledTag) ?? []).join(''), stylesheetTag)
}

/** What a module imports as it loads: `./react-x.js`. Not what it may import later. */
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
