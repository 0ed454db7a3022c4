import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { join } from 'pathe'
import { build, type InlineConfig, moduleRunnerTransform, type Rolldown, transformWithOxc } from 'vite'
import { engineVersion, openStore, writeWhole } from '../../../../kit/cache'
import type { SitePackages } from '../../../../kit/packages'
import type { RunnableModule } from './job'

const RUN = fileURLToPath(new URL('./', import.meta.url))

const SILENT: InlineConfig = { configFile: false, envFile: false, logLevel: 'silent', publicDir: false }

/** Returns the script of the process that runs samples, as a Node module. */
async function bundleProcess(): Promise<string> {
  const input = `${RUN}process/main.ts`
  const [chunk] = await bundle(RUN, { ssr: true, rolldownOptions: { input } })
  return chunk?.code ?? ''
}

/** Returns a script that evaluates to `installRuntime`. */
async function bundleRuntime(): Promise<string> {
  const entry = `${RUN}runtime/install-runtime.ts`
  const [chunk] = await bundle(RUN, { lib: { entry, formats: ['iife'], name: 'docsRuntime' } })
  return `(() => {${chunk?.code}\nreturn docsRuntime.installRuntime})()`
}

/** Bundles packages as a page would load them. Code shared by several packages becomes a chunk of its own. */
async function bundlePackages(specifiers: readonly string[], root: string, packages: SitePackages) {
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
  /** Specifiers of static and dynamic imports. */
  specifiers: string[]
}

/**
 * Converts an ES module to the body of an async function in which imports are calls.
 * @throws Error if the code cannot be parsed.
 */
export async function toRunnable(code: string, name: string): Promise<Runnable> {
  const result = await moduleRunnerTransform(code, null, name, code)
  if (!result) throw new Error('nothing is left of it')
  return { code: result.code, specifiers: [...(result.deps ?? []), ...(result.dynamicDeps ?? [])] }
}

/**
 * The same for TypeScript, whose types are stripped first.
 * @throws Error if the code cannot be parsed.
 */
export async function typeScriptToRunnable(code: string, language: string): Promise<Runnable> {
  const name = `sample.${/x$/.test(language) ? 'tsx' : 'ts'}`
  const stripped = await transformWithOxc(code, name, { sourcemap: false, tsconfig: false })
  return toRunnable(stripped.code, name)
}

/** Packages as runnable modules. */
export interface PackageModules {
  modules: Record<string, RunnableModule>
  /** Module ids by import specifier. */
  ids: Record<string, string>
}

/**
 * Bundles packages into runnable modules.
 * @throws Error if a package cannot be bundled.
 */
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
  /** Path of the process's script. */
  processFile: string
  /** Source of the script that installs the runtime of one sample. */
  runtime: string
}

/** Returns the scripts that run samples, bundled once per version of the engine. */
export async function runnerScripts(cache: string): Promise<RunnerScripts> {
  const scripts = openStore(cache, 'shared/runner')
  const script = await scripts.memo('process', bundleProcess)
  const runtime = await scripts.memo('runtime', bundleRuntime)
  const processFile = join(cache, 'shared/runner', `${engineVersion()}.mjs`)
  const written = await readFile(processFile, 'utf8').catch(() => undefined)
  if (written !== script) await writeWhole(processFile, script)
  return { processFile, runtime }
}
