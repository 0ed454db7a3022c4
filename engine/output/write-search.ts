import { join } from 'pathe'
import { engineVersion } from '../cache/engine-version'
import { openPackStore, type PackStore } from '../cache/pack-store'
import { hash } from '../markdown/compile-cache'
import { type PageWords, pageWords } from '../search/page-words'
import { searchAddressesOf, searchFiles, splitSearchFiles } from '../search/search-files'
import { shardAddress } from '../search/shard-address'
import type { SplitSearchFiles } from '../search/split-index'
import type { SearchPage } from '../search/types'
import type { SiteModel } from '../site/site-model'
import type { Output } from './output'

/** Writes the files of search, where the site has it. */
export function writeSearch(
  pages: readonly SearchPage[],
  model: Pick<SiteModel, 'setup' | 'site' | 'history'>,
  output: Output,
  source: string,
): void {
  const addresses = searchAddressesOf(model)
  if (!addresses) return
  const { documents, index } = keptSearchFiles(pages, model)
  const kinds = [
    { address: addresses.documents, files: documents },
    { address: addresses.index, files: index },
  ]
  for (const { address, files } of kinds) {
    files.forEach((file, at) => {
      output.write(at === 0 ? address : shardAddress(address, at - 1), file, source)
    })
  }
}

type WordsOf = (page: SearchPage) => PageWords

/** Of each kind the file that is asked for first, then those that it is the directory of. */
interface KeptFiles {
  documents: readonly Buffer[]
  index: readonly Buffer[]
}

/** From an earlier build where it had the same pages; else made of what it has read in those that it had. */
function keptSearchFiles(pages: readonly SearchPage[], model: Pick<SiteModel, 'setup'>): KeptFiles {
  const { cache, config } = model.setup
  const store = openPackStore(join(cache, 'search'))
  const version = engineVersion()
  // Page by page: the texts of all would fill the memory.
  const keys = new Map(pages.map((page) => [page, hash(version, JSON.stringify(page))]))
  const key = hash(JSON.stringify(config.search), ...keys.values())
  const [count, ...known] = store.read(key) ?? []
  if (count) return filesOf(known, Number(count))
  const words = openPackStore(join(cache, 'search-words'))
  const { documents, index, documentShards, termShards } = madeSearchFiles(
    pages,
    model,
    keptWords(words, (page) => keys.get(page) ?? ''),
  )
  words.forgetUnused()
  const files = [documents, ...documentShards, index, ...termShards].map((text) => Buffer.from(text))
  const documentCount = 1 + documentShards.length
  store.write(key, [Buffer.from(String(documentCount)), ...files])
  store.forgetUnused()
  return filesOf(files, documentCount)
}

/** Those of an earlier build where the page had the same text. */
function keptWords(store: PackStore, keyOf: (page: SearchPage) => string): WordsOf {
  return (page) => {
    const [known] = store.read(keyOf(page)) ?? []
    const words: PageWords = known ? JSON.parse(known.toString()) : pageWords(page)
    if (!known) store.write(keyOf(page), [Buffer.from(JSON.stringify(words))])
    return words
  }
}

function filesOf(files: readonly Buffer[], documentCount: number): KeptFiles {
  return { documents: files.slice(0, documentCount), index: files.slice(documentCount) }
}

function madeSearchFiles(
  pages: readonly SearchPage[],
  model: Pick<SiteModel, 'setup'>,
  wordsOf: WordsOf,
): SplitSearchFiles {
  const whole = { documentShards: [], termShards: [] }
  return splitSearchFiles(pages, model, wordsOf) ?? { ...searchFiles(pages, model, wordsOf), ...whole }
}
