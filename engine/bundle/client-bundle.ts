import { writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, join, normalize, parse, relative } from 'pathe'
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite'
import { CLIENT_ENTRY } from '../cache/paths'
import { SiteError } from '../diagnostics/problem'
import { HASHED } from '../page/site'
import { bundleFailure } from './bundle-failure'
import { type IslandFile, islandModule } from './islands'
import { nodeInBrowser } from './problems'

/** The result of bundling for the browser. Paths are public, with the base path. */
export interface ClientBundle {
  entry: string
  /** The site's whole style sheet, and its path. */
  style: { path: string; text: string }
  /** Source texts of the scripts that may run on any page. */
  scripts: string[]
  /** Chunks that the entry imports statically. */
  entryImports: string[]
  /** Islands by id. */
  islands: Map<string, IslandBundle>
  /** Absolute paths of the modules. */
  files: string[]
}

export interface IslandBundle {
  /** File name, in the same folder as the entry. */
  script: string
  /** The script and every chunk it imports. */
  preload: string[]
  /** Size of the script. */
  bytes: number
  /** Source texts of the script and of every chunk it imports, statically or dynamically. */
  scripts: string[]
}

/**
 * Bundles the entry and the islands into `outDir`, and copies the static files.
 * @throws SiteProblems if modules cannot be bundled.
 */
export async function bundleClient(
  base: InlineConfig,
  outDir: string,
  islands: readonly IslandFile[],
): Promise<ClientBundle> {
  const result = await build(mergeConfig(base, clientConfig(outDir, islands, base.root))).catch(
    (error: unknown) => {
      throw bundleFailure(error, base.root)
    },
  )
  if (!('output' in result)) throw new Error('The browser bundle gave no output.')
  const chunks = result.output.filter((item) => item.type === 'chunk')
  const publicPath = (name: string) => `${base.base}${name}`
  const entry = chunkOf(CLIENT_ENTRY, chunks)
  const islandBundle = (island: IslandFile): IslandBundle => {
    const chunk = chunkOf(islandModule(island).replace(/^virtual:/, '\0virtual:'), chunks)
    const needed = [chunk.fileName, ...importsOf(chunk, chunks)]
    return {
      script: basename(chunk.fileName),
      preload: needed.map(publicPath),
      bytes: Buffer.byteLength(chunk.code),
      scripts: textsOf(chunk, chunks),
    }
  }
  const style = styleOf(result.output)
  const text = String(style.source)
  // Every document has the fonts. A sheet that brings them once more would load them again, and move text.
  writeFileSync(join(outDir, style.fileName), text.replace(FONT_FACE, ''))
  return {
    entry: publicPath(entry.fileName),
    style: { path: publicPath(style.fileName), text },
    scripts: textsOf(entry, chunks),
    entryImports: importsOf(entry, chunks).map(publicPath),
    islands: new Map(islands.map((island) => [island.id, islandBundle(island)])),
    files: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(fileOf)))],
  }
}

/** Returns the file of a module: its id without its query. */
function fileOf(id: string): string {
  return normalize(id.replace(/\?.*$/, ''))
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** Browsers with `light-dark()` and nesting. Lowering for older ones would duplicate parts of the style sheet. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

/** Documents preload the chunks of their islands, so Vite's preload wrapper around imports is not needed. */
const plainImports: Plugin = {
  name: 'docs:plain-imports',
  configResolved({ plugins }) {
    const index = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
    if (index < 0 || !Array.isArray(plugins)) throw new Error('Vite has no plugin that wraps imports.')
    plugins.splice(index, 1)
  },
}

/** A package may mention Node modules that it never uses in a browser. A module of the site uses what it imports. */
function refuseNode(root = ''): Plugin {
  return {
    name: 'docs:refuse-node',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !isBuiltin(source) || importer.includes('/node_modules/')) return
      throw new SiteError(nodeInBrowser(source, relative(root, importer)))
    },
  }
}

/** No script imports the islands. Pages list theirs, so that the entry does not grow with their number. */
function islandEntries(islands: readonly IslandFile[]): Plugin {
  return {
    name: 'docs:island-entries',
    buildStart() {
      for (const island of islands) {
        this.emitFile({
          type: 'chunk',
          id: islandModule(island),
          name: parse(island.file).name,
          preserveSignature: 'allow-extension',
        })
      }
    },
  }
}

function clientConfig(outDir: string, islands: readonly IslandFile[], root?: string): InlineConfig {
  return {
    logLevel: 'silent',
    plugins: [plainImports, refuseNode(root), islandEntries(islands)],
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
        // Inlines long constants as well, because repeated text compresses better than names.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          entryFileNames: `${HASHED}[name]-[hash].js`,
          chunkFileNames: `${HASHED}[name]-[hash].js`,
          assetFileNames: `${HASHED}[name]-[hash][extname]`,
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
              // Includes the entry's imports. Otherwise, code shared with islands would become separate
              // chunks.
              { name: 'main', test: (id) => id === CLIENT_ENTRY },
            ],
          },
        },
      },
    },
  }
}

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

function styleOf(output: Output): Rolldown.OutputAsset {
  const assets = output.filter((item) => item.type === 'asset')
  const [sheet, ...more] = assets.filter(({ fileName }) => fileName.endsWith('.css'))
  if (!sheet || more.length > 0) throw new Error('The browser bundle has not one style sheet.')
  return sheet
}

function chunkOf(file: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === file)
  if (!chunk) throw new Error(`The browser bundle has no chunk of ${file}.`)
  return chunk
}

function importsOf(
  chunk: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
  imported = ({ imports }: Rolldown.OutputChunk) => imports,
): string[] {
  const found = new Set<string>()
  const visit = (importer: Rolldown.OutputChunk): void => {
    for (const name of imported(importer)) {
      if (found.has(name)) continue
      found.add(name)
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next) visit(next)
    }
  }
  visit(chunk)
  return [...found]
}

/** Returns the source texts of a chunk and all its imports, except React, which uses no class names. */
function textsOf(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const imported = importsOf(chunk, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  const names = new Set([chunk.fileName, ...imported])
  return chunks
    .filter(({ fileName, name }) => names.has(fileName) && name !== 'react')
    .map(({ code }) => code)
}
