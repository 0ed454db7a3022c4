import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { join } from 'pathe'
import { runnerImport } from 'vite'
import { SiteError } from '../diagnostics/problem'
import { workOn } from '../diagnostics/progress'
import { moduleFailed } from './problems'

export interface SiteModule {
  /** Its default export. */
  value: unknown
  /** Path relative to the site's root. */
  file: string
  text: string
}

/**
 * Loads a module of the site without a separate build step; returns undefined if the file does not exist.
 * @throws SiteError if it cannot be loaded.
 */
export async function loadModule(root: string, file: string): Promise<SiteModule | undefined> {
  const path = join(root, file)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : { value: await importDefault(path, text, file), file, text }
}

async function importDefault(path: string, text: string, name: string): Promise<unknown> {
  const isScript = isCommonJs(text)
  workOn(name)
  try {
    if (isScript) return runCommonJs(path, text)
    const { module } = await runnerImport<{ default?: unknown }>(path, { logLevel: 'silent' })
    return module.default
  } catch (error) {
    const line = isScript ? scriptErrorLine(error, path) : undefined
    throw new SiteError(moduleFailed(name, error, line), { cause: error })
  }
}

/** True for a CommonJS script. ES modules may mention CommonJS in a comment. */
function isCommonJs(text: string): boolean {
  return !/^\s*export\b/m.test(text) && /\bmodule\.exports\b|^\s*exports\b/m.test(text)
}

/** A failing `require` puts up to ten frames of Node above that of the script. */
const DEEP_STACK = 50

/** Returns the exports of a CommonJS script, whatever the type of its package. */
function runCommonJs(file: string, text: string): unknown {
  const module: { exports: unknown } = { exports: {} }
  const run = compileFunction(text, ['module', 'exports', 'require'], { filename: file })
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = DEEP_STACK
  try {
    run(module, module.exports, createRequire(file))
  } finally {
    Error.stackTraceLimit = limit
  }
  return module.exports
}

/**
 * Returns the 1-based line of a script that threw an error; undefined if the stack does not mention the
 * script.
 */
function scriptErrorLine(error: unknown, file: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const at = stack.indexOf(`${file}:`)
  const line = at < 0 ? Number.NaN : Number.parseInt(stack.slice(at + file.length + 1), 10)
  return Number.isNaN(line) ? undefined : line
}
