import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CompiledMarkdown } from '../markdown/types'
import { ENGINE_ROOT } from './paths'

/** Compiled Markdown, kept on disk by the hash of all that goes into it. */
export interface CompileCache {
  read(key: string): Promise<CompiledMarkdown | undefined>
  write(key: string, compiled: CompiledMarkdown): Promise<void>
}

export function createCompileCache(folder: string): CompileCache {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key.slice(2)}.json`)
  return {
    async read(key) {
      const text = await readFile(fileOf(key), 'utf8').catch(() => undefined)
      return text === undefined ? undefined : parse(text)
    },
    /** By way of a second name, so that a build that is stopped leaves no half-written entry. */
    async write(key, compiled) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      const partial = `${file}.${process.pid}.partial`
      await writeFile(partial, JSON.stringify(compiled))
      await rename(partial, file)
    },
  }
}

function parse(text: string): CompiledMarkdown | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isCompiled(value) ? value : undefined
  } catch {
    return undefined
  }
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

export function hash(...parts: string[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex').slice(0, 40)
}

/** Changes with the compiler's own code and with the libraries it stands on. */
export function compilerVersion(): string {
  const folders = ['markdown', 'markdown/code', 'errors'].map((name) => join(ENGINE_ROOT, name))
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  return hash(readFileSync(join(ENGINE_ROOT, 'package.json'), 'utf8'), ...sources)
}
