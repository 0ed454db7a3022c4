import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Rolldown } from 'vite'
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
  const entry = `${RUN}world/install-world.ts`
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
