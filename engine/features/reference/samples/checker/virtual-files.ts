import { posix } from 'node:path'
import type { SamplePage } from '../compile/protocol'

/** A fence as the compiler sees it: a file in its page's own folder. */
export interface VirtualFile {
  /** Absolute, with `/`. */
  path: string
  text: string
  isCode: boolean
  /** Index of the page in the request. */
  page: number
  /** Index of the file in its page. */
  index: number
}

/** The samples of all pages, by path. */
export interface VirtualFiles {
  byPath: ReadonlyMap<string, VirtualFile>
  /**
   * Returns the file that a relative path refers to, as seen from a file of the same page. Of several fences with the
   * same title, it is the last one before `from`, or else the first one after it. Tries `endings` in turn.
   */
  find(from: string, target: string, endings: readonly string[]): VirtualFile | undefined
}

export function createVirtualFiles(root: string, pages: readonly SamplePage[]): VirtualFiles {
  const files = pages.flatMap(({ path, files }, page) =>
    files.map(({ name, text, isCode }, index): VirtualFile => {
      return { path: posix.join(root, path, String(index), name), text, isCode, page, index }
    }),
  )
  const byPath = new Map(files.map((file) => [file.path, file]))
  const folderOf = ({ page, index }: VirtualFile) => posix.join(root, pages[page]?.path ?? '', String(index))
  return {
    byPath,
    find(from, target, endings) {
      const asker = byPath.get(from)
      if (!asker) return undefined
      const name = posix.relative(folderOf(asker), posix.resolve(posix.dirname(from), target))
      const others = files.filter(({ page, index }) => page === asker.page && index !== asker.index)
      const nearestFirst = [
        ...others.filter(({ index }) => index < asker.index).reverse(),
        ...others.filter(({ index }) => index > asker.index),
      ]
      for (const ending of endings) {
        const found = nearestFirst.find((file) => posix.relative(folderOf(file), file.path) === name + ending)
        if (found) return found
      }
      return undefined
    },
  }
}
