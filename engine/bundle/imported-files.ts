import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'pathe'
import { createFenceTracker } from '../page/fence'

/** Returns the text of a file that is already in memory. */
export type TextOf = (file: string) => string | undefined

export interface ImportedFiles {
  /** Reads a script or a page, and what it imports, directly or indirectly. */
  visit(file: string): void
  /** The texts of all visited files. */
  modules: ReadonlyMap<string, string>
  /** The style sheets that they import. */
  sheets: ReadonlySet<string>
}

/**
 * Follows the imports of files of a site. No module is run to find them.
 * @param root The folder of the site.
 */
export function followImports(
  root: string,
  { textOf, skips = () => false }: { textOf?: TextOf | undefined; skips?: (file: string) => boolean } = {},
): ImportedFiles {
  const modules = new Map<string, string>()
  const sheets = new Set<string>()
  const known = new Map<string, string | undefined>()
  const visit = (file: string): void => {
    if (modules.has(file) || skips(file)) return
    const text = textOf?.(file) ?? readFileSync(file, 'utf8')
    modules.set(file, text)
    for (const [, specifier = ''] of proseOf(text, file).matchAll(IMPORT)) {
      const path = pathOf(specifier, file, root)
      if (path !== undefined && SHEET.test(path)) sheets.add(path)
      else if (path !== undefined) {
        if (!known.has(path)) known.set(path, moduleAt(path))
        const imported = known.get(path)
        if (imported !== undefined) visit(imported)
      }
    }
  }
  return { visit, modules, sheets }
}

/** The name of a style sheet. Those in Sass and Less need a package of the site. */
export const SHEET = /\.(?:css|s[ac]ss|less)$/

const IMPORT = /\b(?:from|import)\s+['"]([^'"\n]+)['"]/g

/** A page may show imports in its code. */
function proseOf(text: string, file: string): string {
  const inFence = createFenceTracker()
  return /\.mdx?$/.test(file)
    ? text
        .split('\n')
        .filter((line) => !inFence(line))
        .join('\n')
    : text
}

/** Returns the path of the site that an import refers to, with or without its ending. */
function pathOf(specifier: string, importer: string, root: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier)
  return specifier.startsWith('@site/') ? join(root, specifier.slice('@site/'.length)) : undefined
}

const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js']

/** Returns the script or Markdown file at a path. */
function moduleAt(path: string): string | undefined {
  return ENDINGS.map((ending) => path + ending).find(isModule)
}

function isModule(file: string): boolean {
  return /\.(?:[jt]sx?|mdx?)$/.test(file) && existsSync(file) && statSync(file).isFile()
}
