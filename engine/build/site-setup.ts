import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { runnerImport } from 'vite'
import { placeInConfig } from '../config/origin'
import type { SiteConfig } from '../config/types'
import { validateConfig } from '../config/validate'
import type { ContentMode, SidebarsModule } from '../content/types'
import { moduleFailed, noSiteConfig } from '../errors/catalog-build'
import { missingConfigPath } from '../errors/catalog-config'
import { SiteError } from '../errors/problem'
import { SiteProblems } from '../errors/reporter'

/** What is known of a site before its content is read. */
export interface SiteSetup {
  /** Absolute path of the site's folder. */
  root: string
  /** Absolute path of the folder for results that are kept from run to run. */
  cache: string
  mode: ContentMode
  config: SiteConfig
  sidebars: SidebarsModule | undefined
}

export const CONFIG_FILE = 'site.config.ts'

/** @throws SiteError, SiteProblems for a configuration that cannot be used. */
export async function loadSite(folder: string, mode: ContentMode, cache?: string): Promise<SiteSetup> {
  const root = resolve(folder)
  const file = join(root, CONFIG_FILE)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SiteError(noSiteConfig(folder, CONFIG_FILE))
  })
  const input = await importDefault(file, root)
  const config = validateConfig(input, CONFIG_FILE, text)
  checkPaths(root, config, input)
  return {
    root,
    cache: cache ? resolve(cache) : join(process.cwd(), 'node_modules/.cache/docs-engine', basename(root)),
    mode,
    config,
    sidebars: await loadSidebars(root, config.docs.sidebarPath),
  }
}

/** Paths that the author chose must be there; the default ones may be left out. */
function checkPaths(root: string, config: SiteConfig, input: unknown): void {
  const chosen = [
    ['docs', 'path', config.docs.path],
    ['docs', 'sidebarPath', config.docs.sidebarPath],
    ['pages', 'path', config.pages.path],
  ] as const
  const missing = chosen.filter(
    ([group, key, path]) => isSet(input, [group, key]) && !existsSync(join(root, path)),
  )
  if (missing.length === 0) return
  throw new SiteProblems(
    missing.map(([group, key, path]) =>
      missingConfigPath(placeInConfig(config, [group, key]), `${group}.${key}`, path),
    ),
  )
}

function isSet(input: unknown, path: string[]): boolean {
  const value = path.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    input,
  )
  return value !== undefined
}

async function loadSidebars(root: string, path: string): Promise<SidebarsModule | undefined> {
  const file = join(root, path)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : { value: await importDefault(file, root), file: path, text }
}

/** Loads a TypeScript module of the site, without a build step of its own. */
async function importDefault(file: string, root: string): Promise<unknown> {
  const name = relative(root, file)
  try {
    const { module } = await runnerImport<{ default?: unknown }>(file, { logLevel: 'silent' })
    return module.default
  } catch (error) {
    throw new SiteError(moduleFailed(name, error), { cause: error })
  }
}
