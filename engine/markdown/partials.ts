import type { TocItem } from '../page/types'
import { fillTwin } from './plugins/twin'
import type { CompiledMarkdown, ImportedModule } from './types'

/** The compiled partial behind a specifier of the page, its own partials merged; undefined for other modules. */
export type FindPartial = (specifier: string) => { path: string; compiled: CompiledMarkdown } | undefined

/** A page with what its partials say: their problems, links, pictures, headings and text. */
export function mergePartials(page: CompiledMarkdown, find: FindPartial): CompiledMarkdown {
  const specifiers = new Set(page.imports.map(({ specifier }) => specifier))
  const partials = [...specifiers].flatMap((specifier) => find(specifier) ?? [])
  if (partials.length === 0) return page
  const uses = usesOf(page.imports, find)
  return {
    ...page,
    toc: mergedToc(page.toc, uses),
    hasTitle: page.hasTitle || uses.some(({ first, partial }) => first && partial.hasTitle),
    links: [...page.links, ...partials.flatMap((partial) => placed(partial.compiled.links, partial.path))],
    images: [...page.images, ...partials.flatMap((partial) => placed(partial.compiled.images, partial.path))],
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

/** Headings in the order a reader meets them; of those with the same id, the first. */
function mergedToc(own: readonly TocItem[], uses: readonly Use[]): TocItem[] {
  const merged = new Map<string, TocItem>()
  for (let index = 0; index <= own.length; index++) {
    const before = uses.filter(({ tocIndex }) => tocIndex === index).flatMap(({ partial }) => partial.toc)
    for (const item of [...before, ...own.slice(index, index + 1)]) {
      if (!merged.has(item.id)) merged.set(item.id, item)
    }
  }
  return [...merged.values()]
}

function placed<Link extends { file?: string }>(links: readonly Link[], file: string): Link[] {
  return links.map((link) => ({ file, ...link }))
}
