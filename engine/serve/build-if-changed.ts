import { statSync } from 'node:fs'
import { realPath } from '../cache/paths'
import { openStore } from '../cache/store'
import { type BuildOptions, type BuildResult, buildSite } from '../output/build'
import { clearRemains, partialPrefix } from '../output/partial-folder'
import { cacheFolder } from '../site/setup'
import { outputStamp, outsideStamp, siteInputs } from './site-stamp'

/** A site that is built, now or earlier. */
export interface RememberedBuild extends Pick<BuildResult, 'pages' | 'problems' | 'checked' | 'basePath'> {
  /** True if nothing has changed since an earlier build, and so nothing was done. */
  isCurrent: boolean
}

/** What is remembered of the last build of a site. */
interface Built extends Pick<RememberedBuild, 'pages' | 'problems' | 'basePath'> {
  outDir: string
  inputs: string
  outside: readonly string[]
  outsideStamp: string
  output: string
}

/**
 * Builds a site, unless its last build was made from the same, and is still there. A build that may give another result
 * although nothing has changed is never remembered.
 * @param onBuild Called before anything is built.
 * @throws Whatever the build throws.
 */
export async function buildIfChanged(
  options: BuildOptions,
  onBuild: () => void = () => {},
): Promise<RememberedBuild> {
  const root = await realPath(options.folder)
  const outDir = await realPath(options.outDir)
  const cache = cacheFolder(root, options.cache)
  const store = openStore(cache, 'built')
  await clearRemains(outDir)
  // From before the build, which may lack later edits.
  const started = Date.now()
  const inputs = await siteInputs(root, [`${outDir}/`, partialPrefix(outDir), `${cache}/`])
  const built = store.get<Built>('last')
  if (built?.outDir === outDir && (await isCurrent(built, inputs.stamp)))
    return { ...built, checked: [], isCurrent: true }
  onBuild()
  const { sources, ...result } = await buildSite(options)
  const outside = await outsideStamp(sources.outside)
  const isKnown = sources.isStable && !inputs.leadsOut && !sources.outside.some(isNewerThan(started))
  if (isKnown && outside !== undefined)
    store.set('last', {
      ...dropCauses(result),
      outDir,
      inputs: inputs.stamp,
      outside: sources.outside,
      outsideStamp: outside,
      output: outputStamp(outDir),
    } satisfies Built)
  return { ...result, isCurrent: false }
}

async function isCurrent(built: Built, inputs: string): Promise<boolean> {
  if (built.inputs !== inputs || built.output !== outputStamp(built.outDir)) return false
  return (await outsideStamp(built.outside)) === built.outsideStamp
}

/** An error that led to a problem is of use only while it is thrown. */
function dropCauses({ pages, problems, basePath }: Omit<BuildResult, 'sources'>) {
  return { pages, basePath, problems: problems.map(({ severity, problem }) => ({ severity, problem })) }
}

function isNewerThan(time: number) {
  return (path: string) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= time
}
