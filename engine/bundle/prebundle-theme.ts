import { readdir, readFile, rm, stat } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { dirname, join } from 'pathe'
import type { Plugin } from 'vite'
import { engineVersion, hash } from '../cache/hash'
import { ENGINE_ROOT, pathOfUrl, SERVER_ENTRY, writeWhole } from '../cache/paths'
import { listPlacedParts } from '../site/features/hooks'
import { ownFeatures } from '../site/features/site-features'
import type { SiteSetup } from '../site/setup'
import { bundleEngine, keepExports } from './engine-bundle'
import { ownParts } from './theme-parts'

/** Beside the bundled command, so that it serves every site. */
const FOLDER = `${ENGINE_ROOT}.cache/themes`
/** Old ones to keep: sites with other features have other themes. */
const KEPT = 16

const SHARED = 'docs-theme.js'
/** Without a script extension, so that it is not transformed once more. */
export const SHARED_ID = '\0docs-theme'

/** By id: the shared script, and for each source a module that re-exports from it. */
type Scripts = Readonly<Record<string, string>>

/**
 * Gives the renderer the engine's part of pages as one script, which is made once for each version of the engine. Loading
 * its hundred modules one by one takes longer than rendering a small site. A site with parts or options of its own loads
 * them all, since these may take the place of modules.
 */
export function prebundleTheme(setup: SiteSetup): Plugin[] {
  if (changesModules(setup)) return []
  const scripts = readScripts(partsOfEngine(setup))
  return [
    {
      name: 'docs:prepared-theme',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'ssr',
      resolveId: {
        filter: { id: /^\.\/docs-theme\.js$/ },
        handler: (_, importer) => (importer?.startsWith(ENGINE_ROOT) ? SHARED_ID : undefined),
      },
      async load(id) {
        if (id !== SHARED_ID && !id.startsWith(ENGINE_ROOT)) return undefined
        const code = (await scripts)[id]
        if (code === undefined) return undefined
        const words = id === SHARED_ID ? `const WORDS = ${JSON.stringify(setup.config.words)};` : ''
        return { code: words + code, map: { mappings: '' } }
      },
    },
  ]
}

/** True for a site whose parts or options may change the engine's modules. */
function changesModules({ root, config, hooks }: SiteSetup): boolean {
  const own = ownFeatures(config)
  const hasOptions = config.vite !== undefined || hooks.vite.some(({ feature }) => own.has(feature))
  return hasOptions || ownParts({ root, config }).size > 0
}

/** Returns the modules of the engine that the renderer loads for a site, apart from those that they import. */
function partsOfEngine({ hooks }: SiteSetup): string[] {
  const added = listPlacedParts(hooks).map(({ module }) => pathOfUrl(module))
  return [...new Set([SERVER_ENTRY, ...added.filter((file) => file.startsWith(ENGINE_ROOT))])].sort()
}

/** Where the engine's folder is read-only, every build makes the script anew. */
async function readScripts(parts: string[]): Promise<Scripts> {
  const key = hash(engineVersion(), ENGINE_ROOT, String(process.env.NODE_ENV), ...parts)
  const file = join(FOLDER, `${key}.json`)
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined) return JSON.parse(known)
  const scripts = await bundleTheme(parts)
  await writeWhole(file, JSON.stringify(scripts)).then(forgetOldest, () => undefined)
  return scripts
}

async function forgetOldest(): Promise<void> {
  const files = (await readdir(FOLDER)).map((name) => join(FOLDER, name))
  // Another build may have removed a file.
  const aged = await Promise.all(
    files.map(async (file) => ({ file, age: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const old = aged.sort((a, b) => b.age - a.age).slice(KEPT)
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}

async function bundleTheme(input: string[]): Promise<Scripts> {
  const chunks = await bundleEngine({
    input,
    plugins: [react(), onlyEngine, keepExports],
    groups: [{ name: SHARED, test: () => true }],
    ssr: true,
  })
  return Object.fromEntries(chunks.map((chunk) => [chunk.facadeModuleId ?? SHARED_ID, chunk.code]))
}

/** Leaves out packages, what differs by site, and dynamic imports. */
const onlyEngine: Plugin = {
  name: 'docs:only-engine',
  enforce: 'pre',
  resolveId(source, importer, { kind }) {
    if (importer === undefined) return undefined
    if (!source.startsWith('.')) return { id: source, external: true }
    return kind === 'dynamic-import'
      ? { id: join(dirname(importer), source), external: 'absolute' }
      : undefined
  },
}
