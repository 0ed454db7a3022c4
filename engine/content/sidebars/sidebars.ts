import { type KeyPath, keyLine } from '../../config/key-lines'
import { findingProblem } from '../../config/validate'
import { unknownDoc } from '../../errors/catalog-content'
import { nearest } from '../../errors/nearest'
import type { Reporter } from '../../errors/reporter'
import type { PageLink, SidebarItem } from '../../page/types'
import type { Doc, Sidebar, SidebarsModule } from '../types'
import type { CategoryMetadata } from './category-file'
import type { CategoryIndex } from './category-index'
import type { ProcessedItem } from './config'
import { docFolders, type PlacedDoc } from './folders'
import { sidebarsByDoc } from './membership'
import { normalizeItems } from './normalization'
import { postProcessItems } from './post-processing'
import { processItems } from './processor'
import { validateSidebars } from './validation'

export interface SidebarsInput {
  module: SidebarsModule
  docs: PlacedDoc[]
  /** Ids that exist but that readers do not see: drafts, and docs whose route another file took. */
  hiddenIds: ReadonlySet<string>
  /** By folder below the docs folder. */
  categories: Map<string, CategoryMetadata>
  basePath: string
  /** Route of the docs: `/` or `/docs`. */
  root: string
  stripNumbers: boolean
  reporter: Reporter
}

export interface BuiltSidebars {
  sidebars: Omit<Sidebar, 'version'>[]
  /** Sidebar id by doc id. */
  owners: Map<string, string>
  /** Of all sidebars. */
  indexes: CategoryIndex[]
}

/** Turns the default export of `sidebars.ts` into the sidebars that pages show. */
export function buildSidebars(input: SidebarsInput): BuiltSidebars {
  const { module, basePath, root, stripNumbers } = input
  const docs = new Map(input.docs.map(({ doc }) => [doc.id, doc]))
  const folders = docFolders(input.docs, input.categories)
  const findDoc = docFinder(docs, input)

  const config = validated(module, input.reporter)
  const normal = Object.entries(config).map(([id, items]) => [id, normalizeItems(items, [id])] as const)
  const processed = new Map(
    normal.map(([id, items]) => [id, processItems(items, { folders, docs, stripNumbers })] as const),
  )
  const indexes: CategoryIndex[] = []
  const sidebars = [...processed].map(([id, items]) => {
    const addIndex = (index: Omit<CategoryIndex, 'sidebar'>) => void indexes.push({ ...index, sidebar: id })
    return withLink(id, postProcessItems(items, { basePath, root, findDoc, addIndex }))
  })
  return { sidebars, owners: sidebarsByDoc(processed), indexes }
}

function validated({ value, file, text }: SidebarsModule, reporter: Reporter) {
  const { sidebars, findings } = validateSidebars(value)
  for (const finding of findings) {
    reporter.report('throw', findingProblem(finding, 'the sidebars', file, keyLine(text, finding.path)))
  }
  return sidebars
}

function docFinder(docs: Map<string, Doc>, { module, hiddenIds, reporter }: SidebarsInput) {
  return (id: string, item: ProcessedItem): Doc | undefined => {
    const doc = docs.get(id)
    if (!doc && !hiddenIds.has(id))
      reporter.report('throw', missingDoc(id, item.at, module, [...docs.keys()]))
    return doc
  }
}

function missingDoc(id: string, at: KeyPath, { file, text }: SidebarsModule, existing: string[]) {
  const place = { file, line: keyLine(text, at) }
  return unknownDoc(place, `The sidebar '${String(at[0])}'`, id, nearest(id, existing), existing)
}

function withLink(id: string, items: SidebarItem[]): Omit<Sidebar, 'version'> {
  const link = firstPage(items)
  return { id, items, ...(link ? { link } : {}) }
}

/** A sidebar leads to its first page within the site. */
function firstPage(items: SidebarItem[]): PageLink | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.external) return { label: item.label, href: item.href }
    if (item.type !== 'category') continue
    if (item.linked) return { label: item.label, href: item.href }
    const below = firstPage(item.items ?? [])
    if (below) return below
  }
  return undefined
}
