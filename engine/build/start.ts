import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import { formatProblem } from '../errors/problem'
import { buildSite } from './build'
import { hash } from './compile-cache'
import type { RunningServer } from './listen'
import { ENGINE_ROOT } from './paths'
import { serveSite } from './serve'
import { loadSite } from './site-setup'

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
  const stamp = await stampOf([resolve(folder), ENGINE_ROOT], outDir)
  if ((await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
    console.log('building the site…')
    const { problems } = await buildSite({ folder, outDir, ...(cache ? { cache } : {}) })
    for (const { severity, problem } of problems) console.warn(`${severity}: ${formatProblem(problem)}\n`)
    await mkdir(dirname(stampFile), { recursive: true })
    await writeFile(stampFile, await stampOf([resolve(folder), ENGINE_ROOT], outDir))
  }
  return serveSite({ folder: outDir, basePath: setup.config.baseUrl, port })
}

/** Changes with any source file, and with the folder of the built site, which a build by hand replaces. */
async function stampOf(folders: string[], outDir: string): Promise<string> {
  const lists = folders.map((cwd) => glob('**/*', { cwd, absolute: true, ignore: ['**/node_modules/**'] }))
  const files = (await Promise.all(lists)).flat().sort()
  const facts = [...files, outDir].map(async (file) => {
    const info = await stat(file).catch(() => undefined)
    return `${file} ${info?.size} ${info?.mtimeMs}`
  })
  return hash(...(await Promise.all(facts)))
}
