import { openPackStore } from '../cache/pack-store'
import { compressedFile, type PageFile, type PageResult } from './page-result'

/** Pages of earlier builds, by `PageKey`. */
export interface KeptPages {
  read(key: string): PageResult | undefined
  write(key: string, page: PageResult): void
  /** Removes the pages that this build has not asked for. */
  forgetUnused(): void
}

/** What is kept of a page besides the bytes of its files. */
interface Facts extends Omit<PageResult, 'files'> {
  paths: string[]
  /** The names of the files of search, as its document has them. */
  stamp: number
}

/** In a document, the attributes of `<html>` stand before it. */
const HEAD = '<head>'

/** `stamp` is the one part of a page that changes with each commit: it is not in the keys, and put in place here. */
export function openKeptPages(folder: string, stamp: number): KeptPages {
  const store = openPackStore(folder)
  const write: KeptPages['write'] = (key, { files, ...page }) => {
    const facts: Facts = { ...page, paths: files.map(({ path }) => path), stamp }
    const bytes = files.flatMap(({ content, br, gz }) => [content, br, gz])
    store.write(key, [Buffer.from(JSON.stringify(facts)), ...bytes])
  }
  return {
    read(key) {
      const [head, ...bytes] = store.read(key) ?? []
      if (!head) return undefined
      const { paths, stamp: earlier, ...page }: Facts = JSON.parse(head.toString())
      const files = paths.flatMap((path, index) => fileOf(path, bytes.slice(3 * index)))
      if (earlier === stamp) return { ...page, files }
      const current = { ...page, files: files.map((file) => restamped(file, earlier, stamp)) }
      write(key, current)
      return current
    },
    write,
    forgetUnused: store.forgetUnused,
  }
}

function fileOf(path: string, [content, br, gz]: Buffer[]): PageFile[] {
  return content && br && gz ? [{ path, content, br, gz }] : []
}

function restamped(file: PageFile, from: number, to: number): PageFile {
  const [start = '', ...rest] = file.path.endsWith('.html') ? file.content.toString().split(HEAD) : []
  const current = start.replace(` data-search="${from}"`, ` data-search="${to}"`)
  return current === start ? file : compressedFile(file.path, [current, ...rest].join(HEAD))
}
