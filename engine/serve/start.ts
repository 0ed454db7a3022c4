import { stat } from 'node:fs/promises'
import { resolve } from 'pathe'
import { filesBelow } from '../cache/files-below'
import { engineVersion, hash } from '../cache/hash'
import { ENGINE_ROOT } from '../cache/paths'
import { openStore } from '../cache/store'
import { groupedTexts } from '../diagnostics/grouped'
import { type BuildOptions, type BuildResult, buildSite } from '../output/build'
import { partialPrefix } from '../output/partial-folder'
import { readHistory } from '../site/git'
import { linkedDependencies } from '../site/packages/manifests'
import { loadSite } from '../site/setup'
import type { RunningServer } from './listen'
import { serveSite } from './serve'

export interface StartOptions {
  folder: string
  outDir: string
  port: number
  /** Whether to print every warning, even if there are many of one kind. */
  isVerbose?: boolean
  cache?: string
}

/**
 * Serves the site, and first builds it if it is missing or anything it depends on has changed.
 * @throws Whatever the build and the server throw.
 */
export async function startSite(options: StartOptions): Promise<RunningServer> {
  const { outDir, port, isVerbose = false } = options
  const { basePath, isCurrent, build } = await rememberedBuild(options)
  if (!isCurrent) {
    console.log('building the site…')
    const { problems } = await build()
    for (const text of groupedTexts(problems, isVerbose)) console.warn(`${text}\n`)
  }
  return serveSite({ folder: outDir, basePath, port })
}

/** Builds a site, and remembers what it was built from, so that `docs start` need not build it again. */
export async function buildRemembered(options: BuildOptions): Promise<BuildResult> {
  return (await rememberedBuild(options)).build()
}

async function rememberedBuild({ folder, outDir, cache }: BuildOptions) {
  const setup = await loadSite(folder, 'production', cache)
  const store = openStore(setup.cache, 'built')
  const sources = await sourcesStamp(resolve(folder), [
    `${outDir}/`,
    partialPrefix(outDir),
    `${setup.cache}/`,
  ])
  // Pages show their last change, so a commit affects the site like an edit.
  const { time } = await readHistory(resolve(folder))
  const stamp = async (shown: string[]) =>
    hash(sources, String(time), ...(await Promise.all([outDir, ...shown].map(factsOf))))
  const built = store.get<Built>('last')
  return {
    basePath: setup.config.baseUrl,
    isCurrent: built?.stamp === (await stamp(built?.shown ?? [])),
    async build(): Promise<BuildResult> {
      const result = await buildSite({ folder, outDir, ...(cache ? { cache } : {}) })
      // The stamp is from before the build, because the build may lack later edits.
      store.set('last', { stamp: await stamp(result.shown), shown: result.shown } satisfies Built)
      return result
    },
  }
}

interface Built {
  stamp: string
  /** Files outside the site's folder that it shows. */
  shown: string[]
}

/**
 * Returns a stamp that changes with the site's files, linked packages, the engine and the installed packages. `made`
 * are path prefixes of generated files, which it ignores.
 */
async function sourcesStamp(root: string, made: string[]): Promise<string> {
  const isIgnored = (name: string) => ['node_modules', '.git', '.cache'].includes(name)
  // The engine's version already covers its files.
  const beside = linkedDependencies(root).filter((folder) => !ENGINE_ROOT.startsWith(folder))
  const found = await Promise.all([root, ...beside].map((folder) => filesBelow(folder, isIgnored)))
  const files = found.flat()
  const own = files.filter((file) => !made.some((path) => file.startsWith(path))).sort()
  return hash(engineVersion(), ...(await Promise.all(own.map(factsOf))))
}

/** Returns the stamp of a file, or of the output folder, which a manual build replaces. */
async function factsOf(path: string): Promise<string> {
  const info = await stat(path).catch(() => undefined)
  return `${path} ${info?.size} ${info?.mtimeMs}`
}
