interface Item {
  key: string
  text: string
}

/** Where a file may end: before the item of that number. */
interface End {
  end: number
  /** Of the file, in characters. */
  length: number
}

/**
 * Cuts a list in files of at most so many characters, but for what cannot be cut: an item, and items of the same key.
 * Where a file ends is chosen by the keys near there, not by the lengths of all that stands before: a change leaves
 * alone the files that are a few further on.
 */
export function inShards<Of extends Item>(items: readonly Of[], size: number): Of[][] {
  const shards: Of[][] = []
  for (let start = 0; start < items.length; ) {
    const end = endOf(items, start, size)
    shards.push(items.slice(start, end))
    start = end
  }
  return shards
}

/** Of the ends that make a file more than half as long as it may be, the one whose next key has the least rank. */
function endOf(items: readonly Item[], start: number, size: number): number {
  const ends = endsFrom(items, start, size)
  const last = ends.at(-1)?.end ?? items.length
  if (last === items.length) return last
  const late = ends.filter(({ length }) => length > size / 2)
  const ranks = late.map(({ end }) => rankOf(items[end]?.key ?? ''))
  return late[ranks.indexOf(Math.min(...ranks))]?.end ?? last
}

/** All that make a file no longer than it may be, or else the first one. */
function endsFrom(items: readonly Item[], start: number, size: number): End[] {
  const ends: End[] = []
  let length = 0
  for (let at = start; at < items.length; at++) {
    length += (items[at]?.text.length ?? 0) + 1
    if (length > size && ends.length > 0) break
    if (items[at]?.key !== items[at + 1]?.key) ends.push({ end: at + 1, length })
  }
  return ends
}

/** As if by chance, but the same for a key in every build (FNV-1a). */
function rankOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
