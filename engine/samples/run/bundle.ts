import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { join } from 'pathe'
import { build, type InlineConfig, moduleRunnerTransform, type Rolldown, transformWithOxc } from 'vite'
import { engineVersion } from '../../cache/hash'
import { writeWhole } from '../../cache/paths'
import type { RunnableModule } from './job'
import type { SitePackages } from './site-packages'

const RUN = fileURLToPath(new URL('./', import.meta.url))

const SILENT: InlineConfig = { configFile: false, envFile: false, logLevel: 'silent', publicDir: false }

/** The script of the process that runs samples: a module for Node. */
export async function bundleProcess(): Promise<string> {
  const input = `${RUN}process/main.ts`
  const [chunk] = await bundle(RUN, { ssr: true, rolldownOptions: { input } })
  return chunk?.code ?? ''
}

/** The script that gives a function which makes a bare global object into that of a page. */
export async function bundleWorld(): Promise<string> {
  const entry = `${RUN}runtime/install-runtime.ts`
  const [chunk] = await bundle(RUN, { lib: { entry, formats: ['iife'], name: 'docsWorld' } })
  return `(() => {${chunk?.code}\nreturn docsWorld.installWorld})()`
}

/** Packages as a page would load them. What two of them have in common is a chunk that both import. */
export async function bundlePackages(specifiers: readonly string[], root: string, packages: SitePackages) {
  const input = Object.fromEntries(specifiers.map((specifier, index) => [`package-${index}`, specifier]))
  const folders = [...packages].flatMap(([name, { folder }]) => (folder ? [[name, folder]] : []))
  const options: InlineConfig['build'] = {
    target: 'esnext',
    rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es' } },
  }
  return bundle(root, options, Object.fromEntries(folders))
}

async function bundle(
  root: string,
  options: InlineConfig['build'],
  alias: Record<string, string> = {},
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    ...SILENT,
    root,
    resolve: { alias },
    build: { write: false, minify: false, modulePreload: false, ...options },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs.flatMap(({ output }) => output).filter((item) => item.type === 'chunk')
}

export interface Runnable {
  code: string
  /** Specifiers that the code imports, at once or later. */
  specifiers: string[]
}

/**
 * An ES module as the body of an async function in which imports are calls.
 * @throws Error where the code cannot be parsed.
 */
export async function toRunnable(code: string, name: string): Promise<Runnable> {
  const result = await moduleRunnerTransform(code, null, name, code)
  if (!result) throw new Error('nothing is left of it')
  return { code: result.code, specifiers: [...(result.deps ?? []), ...(result.dynamicDeps ?? [])] }
}

/**
 * The same for TypeScript, whose types are stripped.
 * @throws Error where the code cannot be parsed.
 */
export async function typeScriptToRunnable(code: string, language: string): Promise<Runnable> {
  const name = `sample.${/x$/.test(language) ? 'tsx' : 'ts'}`
  const stripped = await transformWithOxc(code, name, { sourcemap: false, tsconfig: false })
  return toRunnable(stripped.code, name)
}

/** Packages, ready to run. */
export interface PackageModules {
  modules: Record<string, RunnableModule>
  /** Ids of modules by specifier. */
  ids: Record<string, string>
}

/** @throws Error for a package that cannot be bundled. */
export async function packageModules(
  specifiers: readonly string[],
  root: string,
  packages: SitePackages,
): Promise<PackageModules> {
  const ids: PackageModules['ids'] = {}
  const modules: PackageModules['modules'] = {}
  if (specifiers.length === 0) return { modules, ids }
  for (const { name, code, fileName, isEntry } of await bundlePackages(specifiers, root, packages)) {
    const runnable = await toRunnable(code, fileName)
    const idOf = (specifier: string) => posix.join(posix.dirname(fileName), specifier)
    const imports = runnable.specifiers.map((specifier) => [specifier, idOf(specifier)])
    modules[fileName] = { code: runnable.code, imports: Object.fromEntries(imports) }
    const specifier = specifiers[Number(/^package-(\d+)$/.exec(name)?.[1])]
    if (isEntry && specifier !== undefined) ids[specifier] = fileName
  }
  return { modules, ids }
}

export interface RunnerScripts {
  /** Path of the script of the process. */
  processFile: string
  /** The script that makes a world. */
  world: string
}

/** The scripts that samples are run by, bundled once for each state of the engine. */
export async function runnerScripts(cache: string): Promise<RunnerScripts> {
  const folder = join(cache, 'runner')
  const processFile = join(folder, `${engineVersion()}.mjs`)
  const worldFile = join(folder, `${engineVersion()}.world.js`)
  const kept = await readFile(worldFile, 'utf8').catch(() => undefined)
  if (kept !== undefined) return { processFile, world: kept }
  const [script, world] = await Promise.all([bundleProcess(), bundleWorld()])
  await writeWhole(processFile, script)
  // The last one: it tells that both are there.
  await writeWhole(worldFile, world)
  return { processFile, world }
}
