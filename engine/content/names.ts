/** Dates and versions begin with a number too: `2021-11-foo`, `7.0-foo`. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
/** A space alone separates only a short number: `010 connection`, but not `2026 in review`. */
const SPACED_PREFIX = /^(\d{1,3})\s+([^-_.\s].*)$/

/** Returns a file's or folder's name and the number before it: `010-connection` gives `connection` and 10. */
export function splitNumberPrefix(name: string): { name: string; number?: number } {
  if (DATE_OR_VERSION.test(name)) return { name }
  const [, number, rest] = PREFIX.exec(name) ?? SPACED_PREFIX.exec(name) ?? []
  return number === undefined || rest === undefined ? { name } : { name: rest, number: Number(number) }
}

/** Returns a path without the numbers before its folders: `02-guides/01-setup` gives `guides/setup`. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => splitNumberPrefix(part).name)
    .join('/')
}

/** Orders texts by their code units, the same on every machine. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Orders names as readers expect, ignoring case; equal ones by code units. */
export function byName(a: string, b: string): number {
  return byCodeUnits(a.toLowerCase(), b.toLowerCase()) || byCodeUnits(a, b)
}
