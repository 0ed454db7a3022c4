import type { TocItem } from '../page/types'
import { fillTwin } from './plugins/twin'
import type { CompiledMarkdown, ImportedModule } from './types'

/** Returns the compiled partial for an import specifier, with its own partials merged; undefined for other modules. */
export type FindPartial = (specifier: string) => { path: string; compiled: CompiledMarkdown } | undefined

/** Merges the problems, links, images, headings and text of partials into their page. */
export function mergePartials(page: CompiledMarkdown, find: FindPartial): CompiledMarkdown {
  const specifiers = new Set(page.imports.map(({ specifier }) => specifier))
  const partials = [...specifiers].flatMap((specifier) => find(specifier) ?? [])
  if (partials.length === 0) return page
  const uses = usesOf(page.imports, find)
  return {
    ...page,
    toc: mergeToc(page.toc, uses),
    hasTitle: page.hasTitle || uses.some(({ first, partial }) => first && partial.hasTitle),
    links: [...page.links, ...partials.flatMap((partial) => addFile(partial.compiled.links, partial.path))],
    images: [
      ...page.images,
      ...partials.flatMap((partial) => addFile(partial.compiled.images, partial.path)),
    ],
    problems: [...page.problems, ...partials.flatMap(({ compiled }) => compiled.problems)],
    twin: fillTwin(page.twin, (specifier) => find(specifier)?.compiled.twin),
  }
}

interface Use {
  tocIndex: number
  first: boolean
  partial: CompiledMarkdown
}

function usesOf(imports: readonly ImportedModule[], find: FindPartial): Use[] {
  return imports.flatMap(({ specifier, uses = [] }) => {
    const partial = find(specifier)?.compiled
    return partial ? uses.map((use) => ({ ...use, partial })) : []
  })
}

/** Returns headings in reading order; of several with the same id, only the first. */
function mergeToc(own: readonly TocItem[], uses: readonly Use[]): TocItem[] {
  const merged = new Map<string, TocItem>()
  for (let index = 0; index <= own.length; index++) {
    const before = uses.filter(({ tocIndex }) => tocIndex === index).flatMap(({ partial }) => partial.toc)
    for (const item of [...before, ...own.slice(index, index + 1)]) {
      if (!merged.has(item.id)) merged.set(item.id, item)
    }
  }
  return [...merged.values()]
}

function addFile<Link extends { file?: string }>(links: readonly Link[], file: string): Link[] {
  return links.map((link) => ({ file, ...link }))
}
