import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { normalize, relative } from 'pathe'
import { glob } from 'tinyglobby'
import type { Plugin } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'

/** Returns the generated name of a class in a CSS module, given the module's absolute path. */
export type ScopedName = (name: string, file: string) => string

const COMMENT = /\/\*[\s\S]*?\*\//g
const CLASS = /\.([a-z_][\w-]*)/gi

/**
 * Numbers all classes in the CSS modules of the theme and the site. Documents and scripts repeat these names, so they
 * should be short. The same files give the same numbers.
 */
export async function shortNames(siteRoot: string): Promise<ScopedName> {
  const files = await Promise.all([modulesIn(`${ENGINE_ROOT}theme`), modulesIn(siteRoot)])
  const numbers = new Map<string, number>()
  for (const file of files.flat()) {
    const css = (await readFile(file, 'utf8')).replace(COMMENT, '')
    for (const [, name] of css.matchAll(CLASS)) {
      const key = `${file}:${name}`
      if (!numbers.has(key)) numbers.set(key, numbers.size)
    }
  }
  return (name, file) => {
    const number = numbers.get(`${normalize(file)}:${name}`)
    return number === undefined ? readableName(name, file) : `_${number.toString(36)}`
  }
}

/** Uses the path rather than the content, so that names are the same in all environments and after edits. */
export const readableName: ScopedName = (name, file) => {
  const path = relative(ENGINE_ROOT, file).replace(/\?.*$/, '')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

async function modulesIn(folder: string): Promise<string[]> {
  const ignore = ['**/node_modules/**', '**/dist/**']
  return (await glob('**/*.module.css', { cwd: folder, absolute: true, ignore })).sort()
}

/**
 * Keeps the CSS modules of components that run at build time. No browser script imports their class names, so they
 * would be dropped as unused. The theme's own are all imported.
 */
export function moduleStyles(): Plugin {
  return {
    name: 'docs:module-styles',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: { include: /\.module\.css$/, exclude: `${ENGINE_ROOT}**` } },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}
