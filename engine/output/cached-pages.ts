import { hash } from '../cache/hash'
import { openStore } from '../cache/store'
import type { CollectedBy } from '../render/collect'
import type { PageAnswer } from '../site/page-answers'
import { compressPage } from './compress'
import { LostEntry, type PageFile, type PageResult, pageFilesOf } from './page-result'

/** Pages of earlier builds, by `PageKey`. */
export interface CachedPages {
  /** Pages whose files turn out to be damaged when they are read are missing from then on. */
  read(key: string): PageResult | undefined
  /** Returns the page with its digest. */
  write(key: string, page: PageResult): PageResult
  /** Removes pages that this build has not read. */
  forgetUnused(): void
}

/** The cached data of a page besides its files. */
interface CachedPage extends Omit<PageResult, 'files' | 'digest' | 'collected'> {
  paths: string[]
  /** What features read of the page, without its JSON, which is in the next part and is parsed only when needed. */
  collected: (Omit<CollectedBy, 'json'> & { bytes: number })[]
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
  const filesIn = (key: string): Buffer[] | undefined => {
    const parts = store.read(key)
    if (!parts) lost.add(key)
    return parts?.slice(2)
  }
  /** What a page asked is not in its key. */
  const digestOf = (key: string, answers: readonly PageAnswer[]) =>
    `${key} ${stamp} ${hash(JSON.stringify(answers))}`
  const write: CachedPages['write'] = (key, page) => {
    const { files, collected, digest: _, ...known } = page
    const facts: CachedPage = {
      ...known,
      collected: collected.map(({ json, ...one }) => ({ ...one, bytes: json.length })),
      paths: files.map(({ path }) => path),
      stamp,
    }
    const texts = Buffer.concat(collected.map(({ json }) => json))
    store.write(key, [Buffer.from(JSON.stringify(facts)), texts, ...files.map(({ read }) => read())])
    return { ...page, digest: digestOf(key, page.answers) }
  }
  return {
    read(key) {
      const [head, texts] = (!lost.has(key) && store.readFirst(key, 2)) || []
      if (!head || !texts) return undefined
      const { paths, stamp: earlier, collected, ...facts }: CachedPage = JSON.parse(head.toString())
      if (!areCurrent(facts.answers)) return undefined
      const page = { ...facts, collected: withTexts(collected, texts) }
      if (earlier === stamp)
        return { ...page, files: filesOf(paths, () => filesIn(key)), digest: digestOf(key, page.answers) }
      const parts = filesIn(key)
      return (
        parts &&
        write(key, {
          ...page,
          files: restamp(
            filesOf(paths, () => parts),
            earlier,
            stamp,
          ),
        })
      )
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
