import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import type { FeatureSetup, UnrenderedSite, Work } from '../../../feature'
import type { BelowFence, ShowBelow } from '../../../kit/markdown'
import { partialSource } from '../../../kit/sources'
import { HASHED } from '../../../page/site'
import type { ReferenceOptions } from '../options'
import type { TryFiles } from '../try/try-files'
import { compileSamples, reportStale } from './check-site'
import { samplePaths } from './compile/sample-pages'
import type { Observer } from './run/observer'
import { mayHaveSamples } from './run/page-samples'
import { observationPanel } from './run/panel'
import { isOldVersion, siteFences, siteObserver, siteTryFiles } from './site-samples'

/** Component of the `Try it` button in compiled code. */
const TRY_COMPONENT = 'TryIt'

/**
 * Adds what samples do, and the button to try them, below their fences. Without options, they only run: nothing says
 * which packages they are compiled against.
 */
export function addSamples(site: FeatureSetup, options: ReferenceOptions | undefined): void {
  const observer = siteObserver(site, options, site.session ? 'new' : 'nothing')
  const tryFiles = siteTryFiles(site, options)
  site.component('markdown', {
    module: new URL('../theme/components.ts', import.meta.url),
    name: TRY_COMPONENT,
  })
  site.styles(new URL('../theme/observed.css', import.meta.url))
  site.styles(new URL('../theme/try/try.css', import.meta.url))
  site.markdown({
    name: 'samples',
    fenceWords: ['no-check', 'beside', 'open'],
    below: { words: ['run', 'try'], show: showBelow(site, observer, tryFiles) },
  })
  site.files(() => {
    const files = tryFiles.names().map((name) => [tryPath(name, site), () => tryFiles.read(name)] as const)
    return Object.fromEntries(files)
  })
  site.work({ before: beforeRendering(site, observer, options !== undefined) })
  if (options) site.work({ beside: (check) => compileSamples(site, options, check) })
  site.work(
    site.session ? { gone: observer.removeUnused } : { beside: ({ report }) => reportStale(site, report) },
  )
}

/** Returns the public path of a file for trying a sample. */
function tryPath(name: string, { config }: Pick<FeatureSetup, 'config'>): string {
  return config.baseUrl + HASHED + name
}

/** Returns what shows the output of a page's samples below them. */
function showBelow(
  site: FeatureSetup,
  observer: Observer,
  tryFiles: Pick<TryFiles, 'add'>,
): ShowBelow['show'] {
  const readFences = siteFences(site)
  return async ({ path, text }, highlighter) => {
    const page = { path, text }
    const isOld = isOldVersion(path)
    const { observations, problems } = await (isOld ? observer.recall(page) : observer.observe(page))
    const below: Record<number, BelowFence> = {}
    const fences = new Map(readFences(page).map((fence) => [fence.line, fence]))
    for (const [line, observation] of observations)
      below[line] = observationPanel(observation, highlighter.color, {
        name: `sample-${line}`,
        isBeside: fences.get(line)?.beside === true,
      })
    for (const [line, name] of isOld ? [] : await tryFiles.add(page)) {
      const opens = fences.get(line)?.open ? { opens: 'in-view' } : {}
      const component = { name: TRY_COMPONENT, props: { sample: tryPath(name, site), ...opens } }
      below[line] = { html: '', markdown: '', ...below[line], component }
    }
    return { below, problems }
  }
}

/**
 * Compiles all files with checked or run samples, and runs the samples together, since pages contain their output.
 * Compiles nothing on a site without samples.
 */
function beforeRendering(
  site: FeatureSetup,
  observer: Observer,
  isChecked: boolean,
): NonNullable<Work['before']> {
  return async (locales) => {
    const isSampled = isChecked ? () => true : mayHaveSamples
    const compiled = new Set<string>()
    for (const { markdown, compile } of locales) {
      const sources = markdown.filter(({ text }) => isSampled(text))
      for (const source of sources) {
        compiled.add(source.path)
        await compile(source)
      }
      await observer.prepare(sources.filter(({ path }) => !isOldVersion(path)))
    }
    if (isChecked) await compileOthers(site, compiled, locales)
  }
}

/** Compiles partials and drafts, whose samples are checked too. */
async function compileOthers(
  { root, config }: FeatureSetup,
  compiled: ReadonlySet<string>,
  [main]: readonly UnrenderedSite[],
): Promise<void> {
  const others = (await samplePaths(root, config)).filter((path) => !compiled.has(path))
  for (const path of others) {
    const file = join(root, path)
    await main?.compile(partialSource(file, await readFile(file, 'utf8'), root, '/'))
  }
}
