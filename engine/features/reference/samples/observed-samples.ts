import { locationOfOption } from '../../../config/key-lines'
import type { SiteConfig } from '../../../config/types'
import { commonPath } from '../../../content/layers'
import { VERSIONED_DOCS } from '../../../content/versions/version-names'
import { SiteError } from '../../../diagnostics/problem'
import type { ReportedProblem } from '../../../diagnostics/reporter'
import type { BelowFence, BelowFences } from '../../../markdown/plugins/below-fence'
import type { FenceIndex } from '../../../markdown/plugins/code-fences'
import type { MarkdownSource } from '../../../markdown/types'
import { HASHED } from '../../../page/site'
import { manifestOf } from '../../../site/manifests'
import type { SiteSetup } from '../../../site/setup'
import type { SiteModel } from '../../../site/site-model'
import { packageMissing } from '../api/problems'
import { createFenceReader, type ReadFences } from './fences/read-fences'
import { type Acceptance, createObserver, type Observer, type Recorded } from './run/observer'
import { observationPanel } from './run/panel'
import { createTryFiles, type TryFiles } from './try/try-files'

/** Component of the `Try it` button in compiled code. */
const TRY_COMPONENT = 'TryIt'

/** Returns a reader for fences that knows the site's magic comments. */
export function siteFences({ config }: Pick<SiteSetup, 'config'>, fences: FenceIndex): ReadFences {
  return createFenceReader(fences, config.markdown.magicComments)
}

export function siteObserver(
  { root, cache, config }: SiteSetup,
  accepts: Acceptance,
  readFences: ReadFences,
  recorded?: Recorded,
): Observer {
  const onBroken = config.reference?.samples.onBroken ?? 'throw'
  const packages = runPackages(root, config)
  return createObserver({
    root,
    cache,
    readFences,
    ...packages,
    onBroken,
    accepts,
    ...(recorded ? { recorded } : {}),
  })
}

export function siteTryFiles({ root, cache, config }: SiteSetup, readFences: ReadFences): TryFiles {
  const presets = config.reference?.samples.presets
  return createTryFiles({ root, cache, readFences, ...runPackages(root, config), presets })
}

/** Returns the packages for samples. Throws a SiteError if the mock server's package is not installed. */
function runPackages(root: string, config: SiteConfig) {
  const { packages = [], samples } = config.reference ?? {}
  const server = samples?.server
  if (server !== undefined && manifestOf(server, root) === undefined)
    throw new SiteError(packageMissing(server, locationOfOption(config, 'reference', [])))
  return { packages: [...packages, server ?? []].flat(), server }
}

/** Returns the public path of a file for trying a sample. */
export function tryPath(name: string, basePath: string): string {
  return basePath + HASHED + name
}

/** Returns the output to show below a page's samples, and their problems. */
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
  const isOld = isOldVersion(path, setup)
  const { observations, problems } = await (isOld ? observer.recall(page) : observer.observe(page))
  const below: Record<number, BelowFence> = {}
  for (const [line, observation] of observations)
    below[line] = observationPanel(observation, highlighter.color, `sample-${line}`)
  for (const [line, name] of isOld ? [] : await tryFiles.add(page)) {
    const component = { name: TRY_COMPONENT, props: { sample: tryPath(name, site.basePath) } }
    below[line] = { html: '', markdown: '', ...below[line], component }
  }
  return { below, problems }
}

/** Versioned docs and their translations were written for other packages than those installed now. */
export function isOldVersion(path: string, { config }: Pick<SiteSetup, 'config'>): boolean {
  return commonPath(path, config.i18n).startsWith(`${VERSIONED_DOCS}/`)
}
