import { basename } from 'node:path'
import {
  brotlied,
  brotliedOnce,
  gzipped,
  importsOf,
  inlineStyle,
  laterStylesheetsOf,
  median,
  scriptsOf,
  stylesheetsOf,
  withoutInlineStyle,
} from './measure'

/** A size with its budget, in bytes. */
export interface Figure {
  name: string
  bytes: number
  budget: number
  /** The page that has this size, if it is the size of one page. */
  page?: string
}

export interface BuiltPage {
  /** `atomic/helpers/guid.html`. */
  path: string
  html: string
}

/** Reads a file of `dist/assets/hashed` by its name. */
export type ReadAsset = (name: string) => string

const KiB = 1024

/**
 * Returns the sizes to check. Those of pages are of the heaviest page, unless named otherwise. Budgets have about 6 % of
 * room, so that they catch a jump and not a sentence.
 */
export function figuresOf(pages: readonly BuiltPage[], readAsset: ReadAsset): Figure[] {
  const weigh = weighOnce(readAsset)
  const sizes = pages.map((page) => pageSizes(page, readAsset, weigh))
  return [
    // What a page without islands loads, independent of how many islands there are.
    { name: 'own script of every page, gzip', budget: 17 * KiB, ...lightest(sizes, 'ownScript') },
    { name: 'own script of a page, gzip', budget: 21 * KiB, ...heaviest(sizes, 'ownScript') },
    { name: 'all script of a page, gzip', budget: 88 * KiB, ...heaviest(sizes, 'script') },
    { name: 'style of a page, gzip', budget: 12.9 * KiB, ...heaviest(sizes, 'style') },
    { name: 'style of all pages, gzip', budget: 19 * KiB, ...heaviest(sizes, 'laterStyle') },
    {
      name: 'HTML without style, Brotli, median',
      budget: 7.6 * KiB,
      bytes: median(sizes.map(({ html }) => html)),
    },
    // The guide that builds an application shows 25 fences of code, for readers who copy them.
    { name: 'HTML with style, Brotli', budget: 26 * KiB, ...heaviest(ordinary(sizes), 'document') },
    { name: 'the same of the table of types', budget: 40 * KiB, ...heaviest(sizes, 'document') },
  ]
}

/** Returns the size of both search files for each of a site's pages: 305 KiB for 176 pages. */
export function searchFigure(files: readonly string[], pages: number): Figure {
  const bytes = sum(files.map(brotliedOnce)) / pages
  return { name: 'search files, Brotli, per page', budget: (305 * KiB) / 176, bytes }
}

/** A table of all types of a package does not fit into one round trip, but still has a budget. */
const TABLE_OF_TYPES = 'atomic/types/types_table.html'

function ordinary(sizes: readonly Sizes[]): Sizes[] {
  return sizes.filter(({ path }) => path !== TABLE_OF_TYPES)
}

/** Returns what weighs a file of the site. Nearly all pages load the same ones, so each is compressed once. */
function weighOnce(readAsset: ReadAsset): (name: string) => number {
  const weights = new Map<string, number>()
  return (name) => {
    const weight = weights.get(name) ?? gzipped(readAsset(name))
    weights.set(name, weight)
    return weight
  }
}

function pageSizes({ path, html }: BuiltPage, readAsset: ReadAsset, weigh: (name: string) => number) {
  const scripts = [...loadedScripts(scriptsOf(html).map(assetName), readAsset)]
  const weighAll = (names: string[]) => sum(names.map(weigh))
  return {
    path,
    script: weighAll(scripts),
    ownScript: weighAll(scripts.filter((name) => !name.startsWith('react-'))),
    style: gzipped(inlineStyle(html)) + weighAll(stylesheetsOf(html).map(assetName)),
    laterStyle: weighAll(laterStylesheetsOf(html).map(assetName)),
    html: brotlied(withoutInlineStyle(html)),
    document: brotlied(html),
  }
}

/** Returns the scripts of a page and everything they statically import. */
function loadedScripts(names: string[], readAsset: ReadAsset, loaded = new Set<string>()): Set<string> {
  for (const name of names) {
    if (loaded.has(name)) continue
    loaded.add(name)
    loadedScripts(importsOf(readAsset(name)).map(assetName), readAsset, loaded)
  }
  return loaded
}

type Sizes = ReturnType<typeof pageSizes>
type Weight = 'ownScript' | 'script' | 'style' | 'laterStyle' | 'document'

function heaviest(sizes: readonly Sizes[], key: Weight) {
  return first(sizes, key, (a, b) => b - a)
}

function lightest(sizes: readonly Sizes[], key: Weight) {
  return first(sizes, key, (a, b) => a - b)
}

function first(sizes: readonly Sizes[], key: Weight, compare: (a: number, b: number) => number) {
  const [page] = [...sizes].sort((a, b) => compare(a[key], b[key]))
  if (!page) throw new Error('There is no page to measure.')
  return { bytes: page[key], page: page.path }
}

function assetName(url: string): string {
  return basename(url)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
