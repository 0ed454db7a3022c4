import { textOf } from '../content/entry'
import { commonPath } from '../content/layers'
import { VERSIONED_DOCS } from '../content/versions/version-names'
import type { ReportedProblem } from '../diagnostics/reporter'
import type { BelowFence, BelowFences } from '../markdown/below-fence'
import type { MarkdownSource } from '../markdown/types'
import { tryPath } from '../output/try-files'
import { type Acceptance, createObserver, type Observer } from '../samples/run/observer'
import { codePrinter, observationPanel } from '../samples/run/panel'
import type { SiteSetup } from './setup'
import type { SiteModel } from './site-model'

/** The component name that stands for `Try it` in compiled code. */
const TRY_COMPONENT = 'TryIt'

export function siteObserver({ root, cache, config }: SiteSetup, accepts: Acceptance): Observer {
  const { markdown, reference } = config
  return createObserver({
    root,
    cache,
    magicComments: markdown.magicComments,
    packages: reference?.packages ?? [],
    onBroken: reference?.samples.onBroken ?? 'throw',
    accepts,
  })
}

/** Runs the samples of all pages together: when a page is compiled, what they do is known. */
export async function prepareSamples({
  observer,
  content,
  setup,
}: Pick<SiteModel, 'observer' | 'content' | 'setup'>): Promise<void> {
  const pages = [...content.byRoute.values()].map((entry) => ({ path: entry.path, text: textOf(entry) }))
  await observer.prepare(pages.filter(({ path }) => !isKept(path, setup)))
}

/** What stands below the samples of a page that are run, and what is wrong with them. */
export async function observedSamples(
  { path, text }: MarkdownSource,
  {
    observer,
    highlighter,
    tryFiles,
    site,
    setup,
  }: Pick<SiteModel, 'observer' | 'highlighter' | 'tryFiles' | 'site' | 'setup'>,
): Promise<{ below: BelowFences; problems: ReportedProblem[] }> {
  const page = { path, text }
  const kept = isKept(path, setup)
  const { observations, problems } = await (kept ? observer.recall(page) : observer.observe(page))
  const print = codePrinter(highlighter)
  const below = new Map<number, BelowFence>()
  for (const [line, observation] of observations) below.set(line, observationPanel(observation, print))
  for (const [line, name] of kept ? [] : await tryFiles.add(page)) {
    const component = { name: TRY_COMPONENT, props: { sample: tryPath(name, site.basePath) } }
    below.set(line, { html: '', markdown: '', ...below.get(line), component })
  }
  return { below, problems }
}

/** A kept version was written for other packages than those that are installed now; so were its translations. */
function isKept(path: string, { config }: Pick<SiteSetup, 'config'>): boolean {
  return commonPath(path, config.i18n).startsWith(`${VERSIONED_DOCS}/`)
}
