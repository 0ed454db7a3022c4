import type { ProcessedItem } from './config'

/** The sidebar of each doc: the first that lists it. A `ref` does not count. */
export function sidebarsByDoc(sidebars: ReadonlyMap<string, ProcessedItem[]>): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [sidebar, items] of sidebars) {
    for (const id of listedDocs(items)) if (!owners.has(id)) owners.set(id, sidebar)
  }
  return owners
}

function listedDocs(items: ProcessedItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id]
    if (item.type !== 'category') return []
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...listedDocs(item.items)]
  })
}
