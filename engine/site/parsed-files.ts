import { hash } from '../cache/hash'
import { openTable } from '../cache/table'
import { type ParsedFile, parseFile } from '../content/source'

/** What earlier builds found in Markdown files: reading YAML takes longer than the rest of loading a site. */
export interface ParsedFiles {
  parse: typeof parseFile
  save(): void
}

export function openParsedFiles(cache: string): ParsedFiles {
  const table = openTable<Omit<ParsedFile, 'text'>>(cache, 'sources')
  return {
    parse(text, path, unknownKey, added = []) {
      const key = hash(unknownKey, ...added, text)
      const known = table.get(path, key)
      if (known) return { text, ...known }
      const { text: _, ...parsed } = parseFile(text, path, unknownKey, added)
      table.set(path, key, parsed)
      return { text, ...parsed }
    },
    save: table.save,
  }
}
