/** Cuts a list in files of about so many characters. What has the same key stays together. */
export function inShards<Item extends { key: string; text: string }>(
  items: readonly Item[],
  size: number,
): Item[][] {
  const shards: Item[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const item of items) {
    const last = shards.at(-1)
    length += item.text.length + 1
    if (last && (length <= size || last.at(-1)?.key === item.key)) last.push(item)
    else {
      shards.push([item])
      length = item.text.length + 1
    }
  }
  return shards
}
