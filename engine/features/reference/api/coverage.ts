import type { ApiExport, ApiKind } from './model/types'
import type { Reference } from './reference'

/** Where an export of an installed package is documented, or could be. */
export interface CoveredExport {
  package: string
  name: string
  kind: ApiKind
  module: string
  /** Path of the page that documents it, with the base path; null if there is none. */
  page: string | null
  /** Only for an export without a page: the page that documents its nearest relatives. */
  proposed?: string
}

/** Returns every export of the installed packages. Declared packages exist only for their pages. */
export function coverageOf(reference: Reference): CoveredExport[] {
  const real = reference.packages.filter(({ declared }) => !declared)
  return real.flatMap(({ name, exports }) =>
    exports.map((own) => {
      const page = reference.addressOf(own.id) ?? null
      const proposed = page === null ? proposalFor(own, exports, reference) : undefined
      const { kind, module } = own
      return { package: name, name: own.name, kind, module, page, ...(proposed ? { proposed } : {}) }
    }),
  )
}

/** Returns the page with most exports of the same file, or else of the nearest folder around it. */
function proposalFor(own: ApiExport, exports: ApiExport[], reference: Reference): string | undefined {
  const steps = own.module.split('/')
  for (let depth = steps.length; depth >= 0; depth--) {
    const folder = steps.slice(0, depth).join('/')
    const near = exports.filter(
      ({ module }) => depth === 0 || module === folder || module.startsWith(`${folder}/`),
    )
    const alike = near.filter(({ isType }) => isType === own.isType)
    const page = mostFrequent(pagesOf(alike, reference)) ?? mostFrequent(pagesOf(near, reference))
    if (page !== undefined) return page
  }
  return undefined
}

function pagesOf(exports: ApiExport[], reference: Reference): string[] {
  return exports.flatMap(({ id }) => reference.addressOf(id)?.replace(/#.*/, '') ?? [])
}

function mostFrequent(pages: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** Returns a report with one line for each export, and a summary of what is missing. */
export function printCoverage(covered: readonly CoveredExport[]): string {
  const width = Math.max(0, ...covered.map(({ name }) => name.length))
  const lines = covered.map(
    ({ name, kind, page }) =>
      `${page === null ? 'MISSING' : 'ok     '}  ${name.padEnd(width)}  ${kind.padEnd(9)}  ${page ?? ''}`,
  )
  const missing = covered.filter(({ page }) => page === null)
  const suggestions = missing.map(
    ({ name, module, proposed }) =>
      `  ${name.padEnd(width)}  of ${module}: ${proposed ?? 'a page of its own'}`,
  )
  const count = covered.length - missing.length
  const sum = `${count} of ${covered.length} exports have a page.`
  const rest = missing.length === 0 ? [] : ['', 'Without a page, and where it could be:', ...suggestions]
  return [...lines.map((line) => line.trimEnd()), '', sum, ...rest].join('\n')
}
