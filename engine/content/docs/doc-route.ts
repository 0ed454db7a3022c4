import { posix } from 'node:path'
import { splitNumberPrefix, stripNumberPrefixes } from '../number-prefix'

export interface DocName {
  id: string
  /** Below the docs' own route: `/` for its root. */
  slug: string
  /** The number before the file's name. */
  position?: number
}

export interface DocNameInput {
  /** Below the docs folder: `guides/01-setup.mdx`. */
  path: string
  id?: string | undefined
  slug?: string | undefined
  stripNumbers: boolean
}

/** Names a doc after its file and its front matter. */
export function nameDoc({ path, id, slug, stripNumbers }: DocNameInput): DocName {
  const { dir, name } = posix.parse(path)
  const own = stripNumbers ? splitNumberPrefix(name) : { name }
  const folder = stripNumbers ? stripNumberPrefixes(dir) : dir
  const base = id ?? own.name
  const index = slug === undefined && isFolderIndex(path)
  return {
    id: posix.join(folder, base),
    slug: posix.resolve(`/${folder}`, index ? '.' : (slug ?? base)),
    ...(own.number === undefined ? {} : { position: own.number }),
  }
}

/** An `index`, a `README` or a file with the folder's own name stands for its folder. */
export function isFolderIndex(path: string): boolean {
  const { dir, name } = posix.parse(path)
  return ['index', 'readme', posix.basename(dir).toLowerCase()].includes(name.toLowerCase())
}
