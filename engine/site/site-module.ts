import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { runnerImport } from 'vite'
import { SiteError } from '../diagnostics/problem'
import { moduleFailed } from '../output/problems'
import { isCommonJs, runCommonJs, scriptErrorLine } from './common-js'

export interface SiteModule {
  /** Its default export. */
  value: unknown
  /** Relative to the site's root. */
  file: string
  text: string
}

/**
 * Loads a module of the site, without a build step of its own; undefined where there is none.
 * @throws SiteError for one that cannot be loaded.
 */
export async function loadModule(root: string, file: string): Promise<SiteModule | undefined> {
  const path = join(root, file)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : { value: await importDefault(path, text, file), file, text }
}

async function importDefault(path: string, text: string, name: string): Promise<unknown> {
  const isScript = isCommonJs(text)
  try {
    if (isScript) return runCommonJs(path, text)
    const { module } = await runnerImport<{ default?: unknown }>(path, { logLevel: 'silent' })
    return module.default
  } catch (error) {
    const line = isScript ? scriptErrorLine(error, path) : undefined
    throw new SiteError(moduleFailed(name, error, line), { cause: error })
  }
}
