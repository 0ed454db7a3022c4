import { areLast } from '../../feature/files'
import { percentDecode } from '../../page/href'
import type { SiteModel } from '../../site/site-model'

/** What is known of the files that features write last before these are written. */
export interface LastPaths {
  /** True for the path of such a file. */
  has(path: string): boolean
  /** True for a path at which only a build shows whether there is one. */
  mayHave(path: string): boolean
}

export function lastPaths({ setup, site, content }: SiteModel): LastPaths {
  const named = setup.hooks.files.flatMap(({ args }) =>
    areLast(args) ? [args[1].paths?.({ site, content })] : [],
  )
  const paths = new Set(named.flatMap((list = []) => list.map(percentDecode)))
  const folders = [...paths].filter((path) => path.endsWith('/'))
  return {
    has: (path) => paths.has(path) && !path.endsWith('/'),
    mayHave: (path) =>
      folders.some((folder) => path.startsWith(folder)) || (named.includes(undefined) && /\.\w+$/.test(path)),
  }
}
