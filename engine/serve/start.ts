import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'pathe'
import { glob } from 'tinyglobby'
import { engineVersion, hash } from '../cache/hash'
import { formatProblem } from '../diagnostics/problem'
import { buildSite } from '../output/build'
import { partialPrefix } from '../output/partial-folder'
import { readHistory } from '../site/git'
import { loadSite } from '../site/setup'
import type { RunningServer } from './listen'
import { serveSite } from './serve'

export interface StartOptions {
  folder: string
  outDir: string
  port: number
  cache?: string
}

/**
 * Serves the site, built first where it is not there or anything it is made of has changed.
 * @throws whatever the build and the server throw.
 */
export async function startSite({ folder, outDir, port, cache }: StartOptions): Promise<RunningServer> {
  const setup = await loadSite(folder, 'production', cache)
  const stampFile = join(setup.cache, 'built.txt')
  const sources = await sourcesStamp(resolve(folder), [
    `${outDir}/`,
    partialPrefix(outDir),
    `${setup.cache}/`,
  ])
  // Pages show when they were last changed, so a commit changes the site as an edit does.
  const { time } = await readHistory(resolve(folder))
  const stamp = async () => hash(sources, String(time), await factsOf(outDir))
  if ((await readFile(stampFile, 'utf8').catch(() => '')) !== (await stamp())) {
    console.log('building the site…')
    const { problems } = await buildSite({ folder, outDir, ...(cache ? { cache } : {}) })
    for (const { severity, problem } of problems) console.warn(`${severity}: ${formatProblem(problem)}\n`)
    await mkdir(dirname(stampFile), { recursive: true })
    // Of the sources as they were before: what was edited meanwhile may not be in the site.
    await writeFile(stampFile, await stamp())
  }
  return serveSite({ folder: outDir, basePath: setup.config.baseUrl, port })
}

/**
 * Changes with any file of the site, with the engine and with what is installed. What the paths of the engine's own
 * files begin with is `made`.
 */
async function sourcesStamp(root: string, made: string[]): Promise<string> {
  const files = await glob('**/*', {
    cwd: root,
    absolute: true,
    dot: true,
    ignore: ['**/node_modules/**', '**/.git/**'],
  })
  const own = files.filter((file) => !made.some((path) => file.startsWith(path))).sort()
  return hash(engineVersion(), ...(await Promise.all(own.map(factsOf))))
}

/** Of a file, or of the folder of the built site, which a build by hand replaces. */
async function factsOf(path: string): Promise<string> {
  const info = await stat(path).catch(() => undefined)
  return `${path} ${info?.size} ${info?.mtimeMs}`
}
