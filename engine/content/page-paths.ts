import { join } from 'pathe'
import { globSync } from 'tinyglobby'
import { locateThrow } from '../diagnostics/locate-throw'
import { SiteError } from '../diagnostics/problem'
import { during } from '../diagnostics/progress'
import { type Reporter, SiteProblems } from '../diagnostics/reporter'
import {
  dataWithoutModule,
  noPageData,
  noPagePaths,
  pagePathsFailed,
  samePagePath,
  unfitPagePath,
  wrongPagePath,
} from './problems'
import type { PageParams, SidebarsModule } from './types'

/** Loads a module of the site, by its path relative to it; undefined if there is none. */
export type LoadData = (file: string) => Promise<Pick<SidebarsModule, 'value'> | undefined>

const PART = /\[([\w-]+)\]/g

/**
 * Returns the data of the pages that modules such as `items/[name].tsx` make, by path below the folder of pages. It is what
 * `items/[name].paths.ts` exports by default: a list, or a function that returns one.
 */
export async function readPagePaths(
  root: string,
  pages: string,
  load: LoadData,
  reporter: Reporter,
): Promise<Map<string, readonly PageParams[]>> {
  const modules = patterns(root, pages, 'tsx')
  for (const path of patterns(root, pages, 'paths.ts')) {
    const module = path.replace(/\.paths\.ts$/, '.tsx')
    if (!modules.includes(module))
      reporter.report('throw', dataWithoutModule(join(pages, path), join(pages, module)))
  }
  const found = modules.map(async (path) => {
    const file = join(pages, path)
    const data = join(pages, path.replace(/\.tsx$/, '.paths.ts'))
    const module = await load(data)
    if (!module) reporter.report('throw', noPagePaths(file, data))
    if (module && module.value === undefined) reporter.report('throw', noPageData(data))
    const list = module && module.value !== undefined ? await listOf(module.value, data, root, reporter) : []
    return [path, fitting(list, path, data, reporter)] as const
  })
  return new Map(await Promise.all(found))
}

/** Returns the paths with an ending that have parts in brackets, and no other brackets. */
function patterns(root: string, folder: string, ending: string): string[] {
  const globs = [`**/*\\[*\\]*.${ending}`, `**/*\\[*\\]*/**/*.${ending}`]
  const found = globSync(globs, { cwd: join(root, folder), ignore: ['**/node_modules/**'] })
  return found.filter((path) => !/[[\]]/.test(path.replace(PART, ''))).sort()
}

/** Returns what a module exports, or what its function returns. What the function throws is the author's mistake. */
async function listOf(value: unknown, data: string, root: string, reporter: Reporter): Promise<unknown[]> {
  try {
    const made: unknown = typeof value === 'function' ? await during(data, value as () => unknown) : value
    return Array.isArray(made) ? made : [made]
  } catch (error) {
    if (error instanceof SiteError || error instanceof SiteProblems) throw error
    reporter.report('throw', pagePathsFailed(locateThrow(error, root) ?? { file: data }, error))
    return []
  }
}

/** Returns the data that makes a page each. Reports the first that makes none, and those that make the same one. */
function fitting(list: readonly unknown[], path: string, data: string, reporter: Reporter): PageParams[] {
  const names = [...path.matchAll(PART)].map(([, name = '']) => name)
  const isWhole = (params: unknown): params is PageParams =>
    names.every((name) => partOf(params, name) !== '')
  const part = (params: unknown) => names.find((name) => partOf(params, name) === '') ?? ''
  const broken = list.findIndex((params) => !isWhole(params))
  if (broken >= 0) reporter.report('throw', wrongPagePath(data, part(list[broken]), list[broken]))
  const whole = list.filter(isWhole)
  const unfit = whole.find((params) => !isFit(path, params))
  if (unfit) reporter.report('throw', unfitPagePath(data, fillPath(path, unfit), unfit))
  const fit = new Map<string, PageParams>()
  for (const params of whole.filter((own) => isFit(path, own))) {
    const filled = fillPath(path, params)
    const first = fit.get(filled)
    if (first) reporter.report('throw', samePagePath(data, filled.replace(/\.tsx$/, ''), [first, params]))
    else fit.set(filled, params)
  }
  return [...fit.values()]
}

/** Returns the text of a part of a route; '' if the data has none. */
function partOf(params: unknown, name: string): string {
  if (typeof params !== 'object' || params === null) return ''
  const value: unknown = Reflect.get(params, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The longest name that every system can give to a page's files. */
const MAX_BYTES = 240

/** True for names that a file and an address can have: browsers resolve `..`, and hosts hide what begins with a dot. */
function isFit(path: string, params: PageParams): boolean {
  const values = [...path.matchAll(PART)].map(([, name = '']) => partOf(params, name))
  const segments = fillPath(path, params).split('/')
  return (
    values.every((value) => /^[^/\\?#%\s\p{Cc}\p{Cs}]+$/u.test(value)) &&
    !segments.at(-1)?.endsWith('.html.tsx') &&
    segments.every((segment) => !segment.startsWith('.') && Buffer.byteLength(segment) <= MAX_BYTES)
  )
}

/** Returns a path with its parts filled in: `items/rope` for `items/[name]`. */
export function fillPath(path: string, params: PageParams): string {
  return path.replace(PART, (_, name: string) => partOf(params, name))
}
