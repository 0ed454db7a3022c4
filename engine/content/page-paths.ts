import { join } from 'pathe'
import { globSync } from 'tinyglobby'
import type { Reporter } from '../diagnostics/reporter'
import { noPagePaths, wrongPagePath } from './problems'
import type { SidebarsModule } from './types'

/** The data of one page: the parts of its route by name, and whatever else its component gets. */
export type PageParams = Readonly<Record<string, unknown>>

/** Loads a module of the site, by its path relative to it; undefined if there is none. */
export type LoadData = (file: string) => Promise<Pick<SidebarsModule, 'value'> | undefined>

/**
 * Returns the data of the pages that modules such as `items/[name].tsx` make, by path below the folder of pages. It is what
 * `items/[name].paths.ts` exports by default: a list, or a function that returns one.
 */
export async function readPagePaths(
  root: string,
  folder: string,
  load: LoadData,
  reporter: Reporter,
): Promise<Map<string, readonly PageParams[]>> {
  const modules = globSync('**/*\\[*\\]*.tsx', { cwd: join(root, folder), ignore: ['**/node_modules/**'] })
  const found = modules.sort().map(async (path) => {
    const file = join(folder, path)
    const data = join(folder, path.replace(/\.tsx$/, '.paths.ts'))
    const module = await load(data)
    if (!module) reporter.report('throw', noPagePaths(file, data))
    const made: unknown = typeof module?.value === 'function' ? await module.value() : (module?.value ?? [])
    const list: unknown[] = Array.isArray(made) ? made : [made]
    const isRight = (params: unknown): params is PageParams => missingPart(path, params) === undefined
    const wrong = list.find((params) => !isRight(params))
    if (wrong !== undefined)
      reporter.report('throw', wrongPagePath(data, missingPart(path, wrong) ?? '', wrong))
    return [path, list.filter(isRight)] as const
  })
  return new Map(await Promise.all(found))
}

const PART = /\[(\w+)\]/g

/** Returns the first part of a route for which the data has no text. */
function missingPart(path: string, params: unknown): string | undefined {
  const names = [...path.matchAll(PART)].map(([, name = '']) => name)
  const values = typeof params === 'object' && params !== null ? params : {}
  return names.find((name) => !/^[^/?#%\s]+$/.test(String(Reflect.get(values, name) ?? '')))
}

/** Returns a path with its parts filled in: `items/rope` for `items/[name]`. */
export function fillPath(path: string, params: PageParams): string {
  return path.replace(PART, (_, name: string) => String(params[name]))
}
