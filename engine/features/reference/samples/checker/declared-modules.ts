import { posix } from 'node:path'
import type { DeclaredModule } from '../compile/protocol'
import { compiler } from './compiler'

/** Packages available only as declarations, as files for the compiler. */
export interface DeclaredIndex {
  /** Text of files that differ from the disk, by path. */
  byPath: ReadonlyMap<string, string>
  /** Returns the path of a module's own file. */
  pathOf(name: string): string | undefined
  /** Returns the package that a declaration file belongs to. */
  packageOf(path: string): string | undefined
  /** What to check for each declaration file. */
  pieces: readonly DeclaredPiece[]
}

/** A declaration file, or one module of a file that declares several. Line numbers are those of the file. */
export interface DeclaredPiece {
  path: string
  /** The author's file. */
  source: string
}

interface Part extends DeclaredPiece {
  module: string
  /** Absent if it is the whole file. */
  text?: string
}

export function indexDeclared(root: string, modules: readonly DeclaredModule[]): DeclaredIndex {
  const folder = posix.join(root, '.declared')
  const parts = modules.flatMap(({ name, files }) => files.flatMap((file) => listParts(file, name, folder)))
  const names = [
    ...new Set([...parts.map(({ module }) => module), ...modules.flatMap(({ name }) => name ?? [])]),
  ]
  const pathOf = (name: string) => posix.join(folder, name, 'index.d.ts')
  const indexes = names.map(
    (name) => [pathOf(name), indexText(parts.filter(({ module }) => module === name))] as const,
  )
  const texts = parts.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const]))
  const byPath = new Map([...indexes, ...texts])
  const sources = new Map(parts.map(({ path, source }) => [path, source]))
  return {
    byPath,
    pathOf: (name) => (names.includes(name) ? pathOf(name) : undefined),
    packageOf(path) {
      const source = sources.get(path) ?? path
      // The folder of declarations may be the site's own.
      if (!/\.d\.[cm]?ts$/.test(source)) return undefined
      return modules.find(({ folder }) => folder !== undefined && source.startsWith(`${folder}/`))?.name
    },
    pieces: parts,
  }
}

function indexText(parts: readonly Part[]): string {
  const exported = parts.map(({ path }) => `export * from ${JSON.stringify(path.replace(/\.d\.ts$/, ''))}`)
  return [...exported, 'export {}'].join('\n')
}

/** A file belongs to its package; a file of `declare module 'x'` blocks belongs to those modules. */
function listParts(file: string, name: string | undefined, folder: string): Part[] {
  const text = compiler.sys.readFile(file) ?? ''
  const blocks = /^declare module ['"]/m.test(text) ? blocksOf(file, text) : []
  if (blocks.length === 0) return name === undefined ? [] : [{ path: file, source: file, module: name }]
  return blocks.map(({ module, text }, index) => {
    const path = posix.join(folder, module, `${posix.basename(file, '.d.ts')}-${index}.d.ts`)
    return { path, source: file, module, text }
  })
}

function blocksOf(file: string, text: string): { module: string; text: string }[] {
  const { statements } = compiler.createSourceFile(file, text, compiler.ScriptTarget.ES2022, true)
  return statements.flatMap((node) => {
    if (!compiler.isModuleDeclaration(node) || !compiler.isStringLiteral(node.name)) return []
    if (!node.body || !compiler.isModuleBlock(node.body)) return []
    const [start, end] = [node.body.getStart() + 1, node.body.getEnd() - 1]
    return [{ module: node.name.text, text: blank(text.slice(0, start)) + text.slice(start, end) }]
  })
}

/** Keeps line breaks, so that line numbers stay the same. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
