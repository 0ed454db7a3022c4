import { createJsonCache, type JsonCache } from '../cache/pack-store'
import type { CompiledMarkdown } from './types'

/** Compiled Markdown, kept on disk by the hash of all that goes into it. */
export type CompileCache = JsonCache<CompiledMarkdown>

export function createCompileCache(folder: string): CompileCache {
  return createJsonCache(folder, isCompiled)
}

const LISTS = ['imports', 'toc', 'links', 'images', 'answers', 'components', 'fences', 'problems']

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
