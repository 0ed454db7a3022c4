import { relative } from 'pathe'
import { readText } from '../content/files'
import { Html } from '../markdown/evaluate/body'
import { evaluate, type LoadModule } from '../markdown/evaluate/evaluate'
import { mergePartials } from '../markdown/partials'
import type { CompiledMarkdown, MarkdownSource } from '../markdown/types'
import { partialSource } from '../site/page-compiler'
import type { SiteModel } from '../site/site-model'
import { pageComponents } from './page-components'
import type { Renderer } from './renderer'

/** The Markdown files that one page imports, compiled as parts of it. */
export interface Partials {
  load: LoadModule
  /** Returns the compiled file merged with the partials loaded so far. */
  merge(compiled: CompiledMarkdown, file: string): CompiledMarkdown
  /** Returns the paths of the loaded partials, relative to the site's root. */
  paths(): string[]
}

type Compile = (source: MarkdownSource, model: SiteModel) => Promise<CompiledMarkdown>

interface Loaded {
  file: string
  path: string
  compiled: CompiledMarkdown
}

export function createPartials(
  page: MarkdownSource,
  model: SiteModel,
  renderer: Renderer,
  compile: Compile,
): Partials {
  const loaded = new Map<string, Loaded>()
  const loadFrom = (parents: readonly string[]): LoadModule => {
    return async (specifier, importer) => {
      if (!/\.mdx?$/.test(specifier)) return renderer.load(specifier, importer)
      const file = await renderer.resolve(specifier, importer)
      if (parents.includes(file)) throw new Error('the file imports itself, directly or through another')
      const { root } = model.setup
      const source = partialSource(file, readText(file, relative(root, file)), root, page.route)
      const compiled = await compile(source, model)
      loaded.set(keyOf(importer, specifier), { file, path: source.path, compiled })
      const components = { ...pageComponents(model, renderer), Html }
      return evaluate(compiled, { file, path: source.path, components, load: loadFrom([...parents, file]) })
    }
  }
  const merge: Partials['merge'] = (compiled, file) =>
    mergePartials(compiled, (specifier) => {
      const partial = loaded.get(keyOf(file, specifier))
      return partial && { path: partial.path, compiled: merge(partial.compiled, partial.file) }
    })
  const paths = () => [...loaded.values()].map(({ path }) => path)
  return { load: loadFrom([page.file]), merge, paths }
}

function keyOf(importer: string, specifier: string): string {
  return `${importer}\0${specifier}`
}
