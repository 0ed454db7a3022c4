import { relative } from 'pathe'
import { readText } from '../content/files'
import { Html } from '../markdown/evaluate/body'
import { evaluate, type LoadModule } from '../markdown/evaluate/evaluate'
import { mergePartials } from '../markdown/partials'
import type { CompiledMarkdown, MarkdownSource } from '../markdown/types'
import { compileSource } from '../site/compile-source'
import { listProvidedModules } from '../site/features/hooks'
import { partialSource } from '../site/page-compiler'
import type { SiteModel } from '../site/site-model'
import type { Renderer } from './renderer'

/** The Markdown files that one page imports, directly or through others, compiled as parts of it. */
export interface PartialTexts {
  /** Returns a loader of modules that runs a partial with these components. */
  loader(components: Record<string, unknown>): LoadModule
  /** Returns the compiled file merged with its partials. */
  merge(compiled: CompiledMarkdown, file: string): CompiledMarkdown
  /** All partials, in the order in which they were found. */
  readonly all: readonly PartialText[]
}

interface PartialText {
  file: string
  /** Relative to the site's root. */
  path: string
  compiled: CompiledMarkdown
}

/** What reading a partial gave. A failed one is reported where the page imports it. */
type Read = PartialText | { error: unknown }

/** Reads and compiles the partials of a page. */
export async function readPartials(
  page: MarkdownSource,
  own: CompiledMarkdown,
  model: SiteModel,
  renderer: Pick<Renderer, 'load' | 'resolve'>,
): Promise<PartialTexts> {
  const provided = listProvidedModules(model.setup.hooks).map(([name]) => name)
  const found = new Map<string, Read>()
  const readAll = async (importer: string, { imports }: CompiledMarkdown, parents: readonly string[]) => {
    for (const specifier of new Set(imports.map(({ specifier }) => specifier))) {
      if (!isMarkdown(specifier)) continue
      const partial = await read(specifier, importer, parents).catch((error: unknown) => ({ error }))
      found.set(keyOf(importer, specifier), partial)
      if (!('error' in partial)) await readAll(partial.file, partial.compiled, [...parents, partial.file])
    }
  }
  const read = async (
    specifier: string,
    importer: string,
    parents: readonly string[],
  ): Promise<PartialText> => {
    const file = await renderer.resolve(specifier, importer)
    model.links.fenceFiles.add(file)
    if (parents.includes(file)) throw new Error('the file imports itself, directly or through another')
    const { root } = model.setup
    const source = partialSource(file, readText(file, relative(root, file)), root, page.route)
    return { file, path: source.path, compiled: await compileSource(source, model) }
  }
  await readAll(page.file, own, [page.file])
  const partialOf = (importer: string, specifier: string): PartialText | undefined => {
    const partial = found.get(keyOf(importer, specifier))
    return partial && !('error' in partial) ? partial : undefined
  }
  const merge: PartialTexts['merge'] = (compiled, file) =>
    mergePartials(compiled, (specifier) => {
      const partial = partialOf(file, specifier)
      return partial && { path: partial.path, compiled: merge(partial.compiled, partial.file) }
    })
  return {
    merge,
    all: [...found.values()].flatMap((partial) => ('error' in partial ? [] : partial)),
    loader(components) {
      const load: LoadModule = async (specifier, importer) => {
        const partial = found.get(keyOf(importer, specifier))
        if (!partial) return renderer.load(specifier, importer)
        if ('error' in partial) throw partial.error
        const { file, path, compiled } = partial
        return evaluate(compiled, { file, path, components: { ...components, Html }, load, provided })
      }
      return load
    },
  }
}

function isMarkdown(specifier: string): boolean {
  return /\.mdx?$/.test(specifier)
}

function keyOf(importer: string, specifier: string): string {
  return `${importer}\0${specifier}`
}
