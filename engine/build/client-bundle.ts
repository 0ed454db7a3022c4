import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite'
import type { IslandFile } from './islands'
import { CLIENT_ENTRY } from './paths'

/** What the browser bundle consists of. Paths are public, with the base path. */
export interface ClientBundle {
  entry: string
  /** All style of the site. */
  style: string
  /** Chunks the entry cannot do without. */
  entryImports: string[]
  /** Chunks of each island, by its id. */
  islands: Map<string, string[]>
}

/** Bundles the entry and the islands into `outDir/assets`, and copies the static files. */
export async function bundleClient(
  base: InlineConfig,
  outDir: string,
  islands: readonly IslandFile[],
): Promise<ClientBundle> {
  const result = await build(mergeConfig(base, clientConfig(outDir)))
  if (!('output' in result)) throw new Error('The browser bundle gave no output.')
  await removeStyleSheets(result.output, outDir)
  const chunks = result.output.filter((item) => item.type === 'chunk')
  const publicPath = (name: string) => `${base.base}${name}`
  const entry = chunks.find((chunk) => chunk.facadeModuleId === CLIENT_ENTRY)
  if (!entry) throw new Error('The browser bundle has no entry.')
  return {
    entry: publicPath(entry.fileName),
    style: styleOf(result.output),
    entryImports: importsOf(entry, chunks).map(publicPath),
    islands: new Map(islands.map(({ id, file }) => [id, islandChunks(file, chunks).map(publicPath)])),
  }
}

/** Browsers with `light-dark()` and nesting: style is not lowered for older ones, which would double parts of it. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

/** Documents name what their islands need: Vite's own preloading would be script that does nothing. */
const plainImports: Plugin = {
  name: 'docs:plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

function clientConfig(outDir: string): InlineConfig {
  return {
    plugins: [plainImports],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      cssTarget: CSS_TARGET,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { main: CLIENT_ENTRY },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  }
}

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

function styleOf(output: Output): string {
  return output
    .filter((item) => item.type === 'asset' && item.fileName.endsWith('.css'))
    .map((item) => (item.type === 'asset' ? String(item.source) : '').trim())
    .join('')
}

/** The style stands in each document; as a file it would only be in the way. */
async function removeStyleSheets(output: Output, outDir: string): Promise<void> {
  for (const { fileName } of output) if (fileName.endsWith('.css')) await rm(join(outDir, fileName))
}

function islandChunks(file: string, chunks: Rolldown.OutputChunk[]): string[] {
  const chunk = chunks.find((candidate) => candidate.moduleIds.includes(file))
  return chunk ? [chunk.fileName, ...importsOf(chunk, chunks)] : []
}

/** Every chunk that a chunk imports, at once or by way of others. */
function importsOf(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set<string>()
  const visit = ({ imports }: Rolldown.OutputChunk): void => {
    for (const name of imports) {
      if (found.has(name)) continue
      found.add(name)
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next) visit(next)
    }
  }
  visit(chunk)
  return [...found]
}
