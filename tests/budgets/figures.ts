import { basename } from 'node:path'
import {
  brotlied,
  gzipped,
  importsOf,
  inlineStyle,
  median,
  percentile,
  scriptsOf,
  stylesheetsOf,
  withoutInlineStyle,
} from './measure'

/** One size that may not grow past its budget. In bytes. */
export interface Figure {
  name: string
  bytes: number
  budget: number
  /** The page the figure is taken from, where it is that of one page. */
  page?: string
}

export interface BuiltPage {
  /** `atomic/helpers/guid.html`. */
  path: string
  html: string
}

/** Reads a file of `dist/assets` by its name. */
export type ReadAsset = (name: string) => string

const KiB = 1024

/** Every page counts; a page's figure is that of its heaviest. */
export function figuresOf(pages: readonly BuiltPage[], readAsset: ReadAsset): Figure[] {
  const sizes = pages.map((page) => pageSizes(page, readAsset))
  return [
    { name: 'own script of a page, gzip', budget: 14 * KiB, ...heaviest(sizes, 'ownScript') },
    { name: 'all script of a page, gzip', budget: 80 * KiB, ...heaviest(sizes, 'script') },
    { name: 'style, gzip', budget: 9 * KiB, ...heaviest(sizes, 'style') },
    {
      name: 'HTML without style, Brotli, median',
      budget: 7 * KiB,
      bytes: median(sizes.map(({ html }) => html)),
    },
    {
      name: 'HTML with style, Brotli, 9 pages in 10',
      budget: 14 * KiB,
      bytes: percentile(
        sizes.map(({ document }) => document),
        90,
      ),
    },
    // A reference table of a whole package is not an ordinary page; it may not grow unseen.
    { name: 'HTML with style, Brotli, heaviest', budget: 24 * KiB, ...heaviest(sizes, 'document') },
  ]
}

function pageSizes({ path, html }: BuiltPage, readAsset: ReadAsset) {
  const scripts = [...loadedScripts(scriptsOf(html).map(nameOf), readAsset)]
  const weigh = (names: string[]) => sum(names.map((name) => gzipped(readAsset(name))))
  const stylesheets = stylesheetsOf(html).map((url) => gzipped(readAsset(nameOf(url))))
  return {
    path,
    script: weigh(scripts),
    ownScript: weigh(scripts.filter((name) => !name.startsWith('react-'))),
    style: sum([gzipped(inlineStyle(html)), ...stylesheets]),
    html: brotlied(withoutInlineStyle(html)),
    document: brotlied(html),
  }
}

/** The scripts of a page and all they import as they load. */
function loadedScripts(names: string[], readAsset: ReadAsset, loaded = new Set<string>()): Set<string> {
  for (const name of names) {
    if (loaded.has(name)) continue
    loaded.add(name)
    loadedScripts(importsOf(readAsset(name)).map(nameOf), readAsset, loaded)
  }
  return loaded
}

type Sizes = ReturnType<typeof pageSizes>

function heaviest(sizes: readonly Sizes[], key: 'ownScript' | 'script' | 'style' | 'document') {
  const [first] = [...sizes].sort((a, b) => b[key] - a[key])
  if (!first) throw new Error('There is no page to measure.')
  return { bytes: first[key], page: first.path }
}

function nameOf(url: string): string {
  return basename(url)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
