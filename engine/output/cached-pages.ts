import { hash } from '../cache/hash'
import { openStore } from '../cache/store'
import type { CollectedBy } from '../render/collect'
import type { PageAnswer } from '../site/page-answers'
import { compressPage } from './compress'
import { LostEntry, type PageFile, type PageResult, pageFilesOf } from './page-result'

/** Pages of the last build, by route. */
export interface CachedPages {
  /**
   * Returns the page of a route if it had this `PageKey`. Pages whose files turn out to be damaged when they are read are
   * missing from then on.
   */
  read(route: string, key: string): PageResult | undefined
  /** Returns what the files of the route were, whatever key its page had. */
  readFiles(route: string): PageFile[]
  /** Returns the page with its digest, if it has a key. Without one, it is kept for its files only. */
  write(route: string, key: string | undefined, page: PageResult): PageResult
  /** Removes pages that this build has not read. */
  forgetUnused(): void
}

/** The cached data of a page besides its files. */
interface CachedPage extends Omit<PageResult, 'files' | 'digest' | 'collected'> {
  paths: string[]
  /** What features read of the page, without its JSON, which is in the next part and is parsed only when needed. */
  collected: (Omit<CollectedBy, 'json'> & { bytes: number })[]
  /** Absent for a page without one, which is rendered every time. */
  key?: string
  /** The stamp in its document. */
  stamp: number
}

/** Comes after the attributes of `<html>` in a document. */
const HEAD = '<head>'

/**
 * Opens the cache. `stamp` changes with every commit, so it is not part of the keys but replaced on reading.
 */
export function openCachedPages(
  cache: string,
  stamp: number,
  areCurrent: (answers: readonly PageAnswer[]) => boolean,
): CachedPages {
  const store = openStore(cache, 'pages')
  const lost = new Set<string>()
  /** Another build may have written the page since its head was read. */
  const filesIn = (route: string, head: Buffer): Buffer[] | undefined => {
    const [now, , ...parts] = store.read(route) ?? []
    if (now?.equals(head)) return parts
    lost.add(route)
    return undefined
  }
  /** What a page asked is not in its key. */
  const digestOf = (key: string, answers: readonly PageAnswer[]) =>
    `${key} ${stamp} ${hash(JSON.stringify(answers))}`
  const write: CachedPages['write'] = (route, key, page) => {
    const { files, collected, digest: _, ...known } = page
    const facts: CachedPage = {
      ...known,
      collected: collected.map(({ json, ...one }) => ({ ...one, bytes: json.length })),
      paths: files.map(({ path }) => path),
      ...(key === undefined ? {} : { key }),
      stamp,
    }
    const texts = Buffer.concat(collected.map(({ json }) => json))
    store.write(route, [Buffer.from(JSON.stringify(facts)), texts, ...files.map(({ read }) => read())])
    return key === undefined ? page : { ...page, digest: digestOf(key, page.answers) }
  }
  return {
    read(route, key) {
      const [head, texts] = (!lost.has(route) && store.readFirst(route, 2)) || []
      if (!head || !texts) return undefined
      const {
        key: known,
        paths,
        stamp: earlier,
        collected,
        ...facts
      }: CachedPage = JSON.parse(head.toString())
      if (known !== key || !areCurrent(facts.answers)) return undefined
      const page = { ...facts, collected: withTexts(collected, texts) }
      if (earlier === stamp)
        return {
          ...page,
          files: filesOf(paths, () => filesIn(route, head)),
          digest: digestOf(key, page.answers),
        }
      const parts = filesIn(route, head)
      const files = parts && filesOf(paths, () => parts)
      return files && write(route, key, { ...page, files: restamp(files, earlier, stamp) })
    },
    readFiles(route) {
      const [head, , ...parts] = store.read(route) ?? []
      if (!head) return []
      const { paths }: CachedPage = JSON.parse(head.toString())
      return filesOf(paths, () => parts)
    },
    write,
    forgetUnused: store.forgetUnused,
  }
}

function withTexts(collected: CachedPage['collected'], texts: Buffer): CollectedBy[] {
  let start = 0
  return collected.map(({ bytes, ...one }) => {
    const json = texts.subarray(start, start + bytes)
    start += bytes
    return { ...one, json }
  })
}

/** Returns the files of a cached page, all of which are read when the first one is. */
function filesOf(paths: readonly string[], readAll: () => Buffer[] | undefined): PageFile[] {
  let parts: Buffer[] | undefined
  return paths.map((path, at) => ({
    path,
    read() {
      parts ??= readAll()
      const content = parts?.[at]
      if (!content) throw new LostEntry(path)
      return content
    },
  }))
}

function restamp(files: PageFile[], from: number, to: number): PageFile[] {
  const [document] = files
  if (!document) return files
  const [start = '', ...rest] = document.read().toString().split(HEAD)
  const current = start.replace(` data-stamp="${from}"`, ` data-stamp="${to}"`)
  if (current === start) return files
  const copies = [`${document.path}.br`, `${document.path}.gz`]
  const isCompressed = files.some(({ path }) => copies.includes(path))
  const made = pageFilesOf(
    document.path,
    [current, ...rest].join(HEAD),
    isCompressed ? compressPage : undefined,
  )
  return [...made, ...files.filter(({ path }) => path !== document.path && !copies.includes(path))]
}
