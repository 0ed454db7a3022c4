import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { realPath } from './cache/paths'
import type { SiteConfigInput } from './config/types'
import { routeOf } from './content/href'
import { generateFiles } from './dev/generate-files'
import { createDevLog } from './dev/log'
import { collectProblems, createReporter, formatReported, type Reporter } from './diagnostics/reporter'
import type { FileContent, Page, ReadSite } from './feature'
import { checkModels } from './output/check'
import { dryRun } from './output/dry-run'
import type { Models } from './output/locales'
import { type OpenModules, openModules } from './output/site-modules'
import { faviconOf, renderDocument } from './render/document'
import { renderPage } from './render/render-page'
import type { Renderer } from './render/renderer'
import { CONFIG_FILE } from './site/file-names'
import { stampOf } from './site/git'
import { loadModels } from './site/load-models'
import { createSharedState, setUpSite } from './site/setup'
import type { SiteModel } from './site/site-model'

/** A site for a test. */
export interface TestSiteInput {
  /**
   * Its configuration. Without `baseUrl`, the site is below `/base/`, so that a feature that forgets the base path is
   * noticed.
   */
  config?: Partial<SiteConfigInput>
  /** Its files, by path: `docs/index.md`. */
  files?: Readonly<Record<string, string | Uint8Array>>
}

/** A site that is read. Its pages and files are made when they are asked for; paths are those below its base path: `/`. */
export interface TestSite extends ReadSite, AsyncDisposable {
  /** Returns what `docs check` says about it, such as a broken link, each problem with its severity. */
  problems(): Promise<readonly string[]>
  /**
   * Renders a page.
   * @throws Error if there is none, or it fails.
   */
  page(path: string): Promise<TestPage>
  /** Makes a generated file, such as one of `files`; undefined if there is none. Those that only a build has, after others, need one. */
  file(path: string): Promise<string | undefined>
  /** Removes what it wrote to the disk. */
  close(): Promise<void>
}

export interface TestPage {
  /** The whole document, as a build writes it, but without styles and with other names of scripts. */
  html: string
  data: Page
}

/**
 * Reads a site for a test, which closes it.
 * @throws Error for a wrong option, and whatever else leaves no site to look at.
 */
export async function testSite({ config = {}, files = {} }: TestSiteInput): Promise<TestSite> {
  const root = await realPath(mkdtempSync(join(tmpdir(), 'docs-test-site-')))
  const opened: OpenModules[] = []
  const close = async () => {
    for (const modules of opened.splice(0)) await modules.close()
    rmSync(root, { recursive: true, force: true })
  }
  try {
    for (const [path, content] of Object.entries(files)) writeBelow(root, path, content)
    const reporter = createReporter()
    const models = await readModels(root, config, reporter)
    const locales = models.map((model) => {
      const renderer = once(async () => {
        const modules = await openModules(model, reporter)
        opened.push(modules)
        return modules.load()
      })
      return { model, renderer }
    })
    const [{ site, content }] = models
    return {
      site,
      content,
      problems: once(() => findProblems(models, locales, reporter)),
      page: (path) => renderTestPage(path, site.basePath, locales),
      file: (path) => makeFile(path, site.basePath, locales),
      close,
      [Symbol.asyncDispose]: close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A locale of the site, whose modules are loaded when they are needed. */
interface Locale {
  model: SiteModel
  renderer(): Promise<Renderer>
}

function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= run()
    return result
  }
}

async function findProblems(
  models: Models,
  locales: readonly Locale[],
  reporter: Reporter,
): Promise<readonly string[]> {
  const run = async (model: SiteModel, own: Reporter) => {
    const locale = locales.find((one) => one.model === model)
    if (!locale) throw new Error(`No locale of the site has the base path ${model.site.basePath}.`)
    return dryRun(model, await locale.renderer(), own)
  }
  await collectProblems(() => checkModels(models, run, reporter), reporter)
  return reporter.problems.map(formatReported)
}

function writeBelow(root: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

async function readModels(
  root: string,
  config: Partial<SiteConfigInput>,
  reporter: Reporter,
): Promise<Models> {
  const value = { title: 'Test', url: 'https://docs.example.com', baseUrl: '/base/', ...config }
  // Messages name the line in this text, in which the options of a feature are the argument of its call.
  const features = value.features?.map(({ options = {} }) => options)
  const text = `export default ${JSON.stringify({ ...value, features }, null, 2)}\n`
  writeBelow(root, CONFIG_FILE, text)
  const shared = createSharedState()
  const cache = join(root, '.cache')
  const module = { value, text, files: new Set([join(root, CONFIG_FILE)]) }
  return loadModels(await setUpSite(root, module, { mode: 'production', cache, shared }), reporter)
}

async function renderTestPage(path: string, base: string, locales: readonly Locale[]): Promise<TestPage> {
  const { model, renderer: open } = localeAt(path, base, locales)
  const { content, site, setup } = model
  const entry = content.byRoute.get(routeOf(site.basePath, underBase(path, base)))
  if (!entry)
    throw new Error(`The site has no page ${path}. Its pages are ${[...content.byRoute.keys()].join(', ')}.`)
  const renderer = await open()
  const built = await renderPage(entry, model, renderer)
  const markup = renderer.renderApp(built.page, model, entry.path)
  const html = renderDocument(built, markup, site, {
    entry: `${site.basePath}assets/entry.js`,
    preload: () => [],
    faces: [],
    stylesheets: [],
    policy: setup.config.allowedHosts,
    ...faviconOf(setup),
    stamp: stampOf(model.history),
  })
  return { html, data: built.page }
}

async function makeFile(path: string, base: string, locales: readonly Locale[]): Promise<string | undefined> {
  const { model, renderer } = localeAt(path, base, locales)
  const files = generateFiles(
    model,
    renderer,
    createDevLog(() => undefined),
  )
  const content = await files.get(underBase(path, base))?.()
  return content === undefined ? undefined : textOf(content)
}

function textOf(content: FileContent): string {
  const read = typeof content === 'object' && 'read' in content ? content.read() : content
  return read.toString()
}

/** Returns the locale with the longest base path that a path begins with. */
function localeAt(path: string, base: string, locales: readonly Locale[]): Locale {
  const full = `${underBase(path, base)}/`
  const [locale] = locales
    .filter(({ model }) => full.startsWith(model.site.basePath))
    .sort((a, b) => b.model.site.basePath.length - a.model.site.basePath.length)
  if (!locale) throw new Error(`No locale of the site has the path ${path}.`)
  return locale
}

function underBase(path: string, base: string): string {
  return base + path.replace(/^\//, '')
}
