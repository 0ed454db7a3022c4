import type { ClientBundle } from '../bundle/client-bundle'
import { ownParts } from '../bundle/theme-parts'
import { hash } from '../cache/hash'
import { ENGINE_ROOT, pathOfUrl } from '../cache/paths'
import { placeOfMachine } from '../cache/place'
import { surroundingsOf } from '../cache/stable-code'
import type { Source } from '../content/types'
import type { CompiledMarkdown } from '../markdown/types'
import { collectFrom } from '../render/collect'
import type { ReadPage } from '../render/read-page'
import type { Renderer } from '../render/renderer'
import { listPlacedParts } from '../site/features/hooks'
import type { SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import { markupOfSidebars } from '../styles/document-style'

/**
 * Returns the hash of everything that a page depends on: its compiled text, its data, and the modules that it runs. Left
 * out are the stamp of documents, and what a page asks while it is rendered (see `PageAnswer`). Undefined for a
 * page that runs script whose result may change although none of these does, its own or that of the site's plugins. It
 * must be rendered every time.
 */
export type PageKey = (page: ReadPage) => Promise<string | undefined>

type Modules = Pick<Renderer, 'load' | 'resolve' | 'digestOf' | 'shared'>

export function createPageKey(model: SiteModel, bundle: ClientBundle, renderer: Modules): PageKey {
  const common = commonHash(model, bundle)
  const layout = ownLayoutModules(model.setup)
  return async (page) => {
    if (!model.setup.isStable) return undefined
    const { source, data } = page
    const modules = await modulesOf(page, renderer)
    const around = digestsOf(layout, renderer)
    if (modules === undefined || around === undefined) return undefined
    const texts =
      'markdown' in page
        ? [page.markdown, page.partials.all.map(({ path, compiled }) => [path, compiled])]
        : []
    const collected = collectFrom({ source, data }, model).map(({ feature, key }) => [feature, key])
    return hash(
      common,
      source.path,
      JSON.stringify([texts, data, paramsOf(source), modules, around, collected], withMaps),
    )
  }
}

/** Returns what a page that is made of data gets. */
function paramsOf(source: Source): unknown {
  return 'params' in source ? source.params : undefined
}

/** Returns the modules outside the engine that any page may run: parts of the site, and what features add. */
function ownLayoutModules(setup: SiteSetup): string[] {
  const added = listPlacedParts(setup.hooks).map(({ module }) => pathOfUrl(module))
  return [...ownParts(setup).values(), ...added.filter((file) => !file.startsWith(ENGINE_ROOT))]
}

/** Returns the hash of what all pages show or are rendered with. */
function commonHash(
  { setup, site, footer, content }: SiteModel,
  { files: _, ...bundle }: ClientBundle,
): string {
  // Plugins may refer to themselves. What they do is in the code of modules.
  const { vite: __, ...config } = setup.config
  const parts = [
    config,
    setup.featuresKey,
    site,
    footer,
    bundle,
    markupOfSidebars(content.sidebars),
    placeOfMachine(),
  ]
  return hash(JSON.stringify(parts, withMaps))
}

/** Returns the digests of what a page runs; undefined if a module has none, or if its own script is unstable. */
async function modulesOf(page: ReadPage, renderer: Modules): Promise<string[] | undefined> {
  if (!('markdown' in page)) return digestsOf([page.source.file], renderer)
  const { own, partials } = page
  const texts = [{ file: page.source.file, compiled: own }, ...partials.all]
  const surroundings = texts.flatMap(({ compiled }) =>
    compiled.script.map(({ text }) => surroundingsOf(text)),
  )
  if (!surroundings.every((one) => one !== undefined)) return undefined
  const files = await Promise.all(texts.map(({ file, compiled }) => importsOf(file, compiled, renderer)))
  const names = renderer.shared?.names ?? []
  // A page does not say which elements it has.
  const usesShared = names.some(isElement) || texts.some(({ compiled }) => usesAny(names, compiled))
  const shared = usesShared && renderer.shared ? [renderer.shared.file] : []
  const digests = digestsOf([...files.flat(), ...shared], renderer)
  return digests && [...digests, ...surroundings]
}

/** Loads the modules that a file imports, since only loaded ones have a digest. Markdown files are texts of their own. */
function importsOf(
  importer: Source['file'],
  { imports }: CompiledMarkdown,
  { load, resolve }: Modules,
): Promise<string[]> {
  const specifiers = imports.map(({ specifier }) => specifier).filter((name) => !/\.mdx?$/.test(name))
  return Promise.all(
    specifiers.map(async (specifier) => {
      await load(specifier, importer)
      return resolve(specifier, importer)
    }),
  )
}

function isElement(name: string): boolean {
  return /^[a-z]/.test(name)
}

function usesAny(names: readonly string[], { components }: CompiledMarkdown): boolean {
  return components.some(({ name }) => names.includes(name.replace(/\..*/, '')))
}

function digestsOf(ids: readonly string[], { digestOf }: Modules): string[] | undefined {
  const digests = ids.map(digestOf)
  return digests.every((digest) => digest !== undefined) ? digests : undefined
}

function withMaps(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value
}
