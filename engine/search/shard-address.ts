/** Files of a split search are those of documents or those of the index. */
export type ShardKind = 'documents' | 'index'

/** Where a file of a split search is, beside the file that is its directory. */
export function shardAddress(directory: string, number: number): string {
  return directory.replace(/\.json$/, `-${number}.json`)
}
