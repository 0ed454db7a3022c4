import { hash } from '../cache/hash'
import { openTable } from '../cache/table'
import { parseFile } from '../content/source'
import type { ParsedFile } from '../content/types'
import type { FileReader } from './read-file'

/** What earlier builds found in Markdown files: reading YAML takes longer than the rest of loading a site. */
export interface ParsedFiles {
  parse: typeof parseFile
  save(): void
}

export function openParsedFiles(
  cache: string,
  { parse: read, key: readerKey }: FileReader = { parse: parseFile, key: '' },
): ParsedFiles {
  const table = openTable<Omit<ParsedFile, 'text'>>(cache, 'sources')
  return {
    parse(text, path, unknownKey, added = []) {
      if (readerKey === undefined) return read(text, path, unknownKey, added)
      const key = hash(readerKey, unknownKey, ...added, text)
      const known = table.get(path, key)
      if (known) return { text, ...known }
      const { text: _, ...parsed } = read(text, path, unknownKey, added)
      table.set(path, key, parsed)
      return { text, ...parsed }
    },
    save: table.save,
  }
}
