import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'pathe'
import type { InlineConfig } from 'vite'
import { bundleClient, type ClientBundle } from '../bundle/client-bundle'
import type { IslandFile } from '../bundle/islands'
import type { Reporter } from '../diagnostics/reporter'
import type { LinkCheck } from '../links/link-check'
import type { DocumentAssets } from '../render/document'
import type { Renderer } from '../render/renderer'
import type { SiteModel } from '../site/site-model'
import { documentAssets } from './document-assets'
import { createLinkCheck } from './locale-links'
import type { OutFolder } from './out-folder'
import { createOutput, type Output } from './output'
import type { SiteModules } from './site-modules'

/** A locale whose scripts are bundled: all that its pages and files are made with. */
export interface BundledLocale {
  model: SiteModel
  /** Absolute path of its folder. */
  folder: string
  bundle: ClientBundle
  renderer: Renderer
  assets: DocumentAssets
  output: Output
  check: LinkCheck
  reporter: Reporter
  /** Adds compressed copies of its files so far. */
  compress(): Promise<void>
}

/** Bundles the scripts of a locale, and loads the modules that render its pages. */
export async function bundleLocale(
  model: SiteModel,
  { config, islands, load }: SiteModules,
  out: OutFolder,
  reporter: Reporter,
): Promise<BundledLocale> {
  const { basePath, locales } = model.site
  const folder = join(out.folder, basePath.slice(locales[0]?.home.length))
  await mkdir(folder, { recursive: true })
  const bundling = bundleFiles(model, config, folder, islands)
  const [bundle, renderer] = await Promise.all([
    bundling,
    load().catch((error: unknown) => failAfter(bundling, error)),
  ])
  const output = createOutput(folder, model.setup.config.baseUrl, out.writeFile)
  return {
    model,
    folder,
    bundle,
    renderer: { ...renderer, islandScript: (id) => bundle.islands.get(id)?.script ?? id },
    assets: documentAssets(bundle, model),
    output,
    check: createLinkCheck(model),
    reporter,
    compress: () => out.compress(folder, filesApart({ folder, output })),
  }
}

/** Returns the absolute paths of the files of a locale so far that no page loads. */
export function filesApart({ folder, output }: Pick<BundledLocale, 'folder' | 'output'>): string[] {
  return [...output.apart].map((file) => join(folder, file))
}

/** Bundles the scripts and copies static files: those of the locale override those of the site. */
async function bundleFiles(
  { setup }: SiteModel,
  config: InlineConfig,
  folder: string,
  islands: readonly IslandFile[],
): Promise<ClientBundle> {
  const bundle = await bundleClient(config, folder, islands)
  const { own } = setup.layers
  const translated = own && join(own, 'static')
  if (translated && existsSync(translated)) await cp(translated, folder, { recursive: true })
  return bundle
}

/** A broken island fails both the bundler and the renderer. Prefers the bundler's error, which has a location. */
async function failAfter(bundling: Promise<unknown>, error: unknown): Promise<never> {
  await bundling
  throw error
}
