import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { createJsonCache, type JsonCache } from '../cache/json-cache'
import { ENGINE_ROOT } from '../cache/paths'
import type { CompiledMarkdown } from './types'

/** Compiled Markdown, kept on disk by the hash of all that goes into it. */
export type CompileCache = JsonCache<CompiledMarkdown>

export function createCompileCache(folder: string): CompileCache {
  return createJsonCache(folder, isCompiled)
}

const LISTS = ['imports', 'toc', 'links', 'images', 'answers', 'components', 'problems']

function isCompiled(value: unknown): value is CompiledMarkdown {
  if (typeof value !== 'object' || value === null) return false
  const { code, twin, hasTitle, ...rest }: { [key: string]: unknown } = { ...value }
  const lists: { [key: string]: unknown } = rest
  return (
    typeof code === 'string' &&
    typeof twin === 'string' &&
    typeof hasTitle === 'boolean' &&
    LISTS.every((name) => Array.isArray(lists[name]))
  )
}

export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex').slice(0, 40)
}

/** Changes with the compiler's own code and with the libraries it stands on. */
export function compilerVersion(): string {
  const rooms = ['markdown', 'markdown/code', 'api', 'api/tables', 'api/model', 'diagnostics', 'page']
  const folders = rooms.map((name) => join(ENGINE_ROOT, name))
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  return hash(readFileSync(join(ENGINE_ROOT, 'package.json'), 'utf8'), ...sources)
}
