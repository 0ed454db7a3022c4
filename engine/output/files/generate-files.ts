import { collectProblems } from '../../diagnostics/reporter'
import type { BuiltSite, WrittenSite } from '../../feature'
import { areLast, type LastFileOptions } from '../../feature/files'
import { buildVersion } from '../../page/build-version'
import { listGeneratedFiles } from '../../render/generated-files'
import { notFoundPage } from '../../render/render-layout'
import { compileSource, excerptSource } from '../../site/compile-source'
import { CONFIG_FILE } from '../../site/file-names'
import { stampOf } from '../../site/git'
import { hasPath } from '../../site/public-files'
import type { BundledLocale } from '../bundle-locale'
import { ENGINE, pageFile } from '../output'
import { renderPageDocument } from '../render-files'
import type { RenderedPages } from '../render-pages'
import { writeSiteFiles } from './site-files'

/**
 * Writes the files of a locale besides its pages, and returns a function for those that depend on checks. Those that an
 * author placed below `static` stay as they are.
 */
export async function generateFiles(locale: BundledLocale, pages: Pages): Promise<() => Promise<void>> {
  const { model, output, reporter } = locale
  const { now, checked, apart } = listGeneratedFiles(model, createBuiltSite(locale, pages))
  const write = async (files: typeof now) => {
    for (const [path, make] of files) {
      const content = output.has(path) ? undefined : await make()
      if (content !== undefined) output.write(path, content, ENGINE, apart.has(path))
    }
  }
  await write(now)
  await writeSiteFiles(model, output, reporter)
  // Compressing the files of search takes longest, and has threads of its own.
  await awaitAll([locale.compress(), writeLastFiles(locale, pages, 'files')])
  await writeLastFiles(locale, pages, 'all')
  return () => write(checked)
}

/** Waits for all, even if one fails: the folder is then removed, in which the others write. */
async function awaitAll(work: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Takes the paths of the generated files of a locale, without making them. */
export function nameGeneratedFiles(context: Parameters<typeof createBuiltSite>[0]): void {
  const { model, output } = context
  const { now, checked } = listGeneratedFiles(model, createBuiltSite(context, NO_PAGES))
  for (const path of [...now.keys(), ...checked.keys()]) if (!output.has(path)) output.write(path, '', ENGINE)
}

/** Lets features add those files of a locale, one after the other, that come after others. Its folder has these. */
async function writeLastFiles(
  locale: BundledLocale,
  pages: Pages,
  moment: LastFileOptions['after'],
): Promise<void> {
  const { model, folder, output, bundle, reporter } = locale
  const { title } = model.site
  const last = model.setup.hooks.files.flatMap(({ feature, args }) =>
    areLast(args) ? [{ feature, args }] : [],
  )
  const written: WrittenSite = {
    ...createBuiltSite(locale, pages),
    folder,
    version: buildVersion(bundle.entry, stampOf(model.history)),
    apart: output.apart,
    document: (path) => output.read(`${pageFile(path, model.site.basePath)}.html`),
    shell(path) {
      const data = { ...notFoundPage(model), path, title, documentTitle: title }
      return renderPageDocument({ page: data, data }, ENGINE, locale).html
    },
  }
  for (const { feature, args } of last) {
    const [list, { after, isApart }] = args
    if (after !== moment) continue
    await collectProblems(async () => {
      for (const [path, make] of Object.entries(await list(written))) {
        const content = await make()
        if (content !== undefined) output.write(path, content, `the feature ${feature}`, isApart)
      }
    }, reporter)
  }
}

type Pages = Pick<RenderedPages, 'listed' | 'shown' | 'collected'>

const NO_PAGES: Pages = { listed: [], shown: new Map(), collected: [] }

function createBuiltSite(
  { model, output, check, reporter }: Pick<BundledLocale, 'model' | 'output' | 'check' | 'reporter'>,
  { listed, shown, collected }: Pages,
): BuiltSite {
  const { site, content } = model
  const source = { path: CONFIG_FILE, text: '', links: [] }
  return {
    site,
    content,
    stamp: stampOf(model.history),
    pages: async () => listed,
    collection: async (feature) => collected.filter((one) => one.feature === feature),
    twin: async (path) => output.read(path),
    excerpt: async (post) => (await compileSource(excerptSource(post).source, model)).twin,
    pageOf: async (entry) => shown.get(entry),
    has: (path) => hasPath(path, model),
    checkLink: (from, href) =>
      check.add(from, { ids: [], repeated: [], links: [href], loads: [], frames: [], refused: [] }, source),
    report: reporter.report,
  }
}
