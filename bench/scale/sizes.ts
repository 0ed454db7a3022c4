import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../tests/files'
import { placeOf, STEADY_PAGE } from './places'

/** Uncompressed bytes, and bytes sent to a browser that accepts Brotli. */
export interface Size {
  what: string
  raw: number
  brotli: number
}

/** Returns the sizes of what readers load from a built site; `middle` is the number of a page in its middle. */
export function sizesOf(out: string, middle: number): Size[] {
  const files = filesIn(out).filter((file) => !/\.(br|gz)$/.test(file))
  const sum = (what: string, pattern: RegExp) =>
    total(
      what,
      files.filter((file) => pattern.test(file)).map((file) => join(out, file)),
    )
  const page = (number: number, extension: string) => join(out, placeOf(number) + extension)
  return [
    total('HTML of a page of the first area', [page(STEADY_PAGE, '.html')]),
    total('HTML of a page in the midst', [page(middle, '.html')]),
    total('data of a page of the first area', [page(STEADY_PAGE, '.json')]),
    total('data of a page in the midst', [page(middle, '.json')]),
    sum('all scripts', /^assets\/.*\.js$/),
    sum('the whole sidebar', /^data\/sidebar-.*\.json$/),
    sum('search: titles and texts', /^assets\/search-doc-.*\.json$/),
    sum('search: index', /^assets\/lunr-index-.*\.json$/),
    sum('everything', /./),
  ]
}

function total(what: string, files: readonly string[]): Size {
  const bytes = (suffix: string) =>
    files.reduce((sum, file) => sum + (statSync(file + suffix, { throwIfNoEntry: false })?.size ?? 0), 0)
  return { what, raw: bytes(''), brotli: bytes('.br') }
}
