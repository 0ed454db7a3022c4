import { createHash } from 'node:crypto'
import { basename, normalize, relative } from 'pathe'
import type { Plugin } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'

/** Ends the name of a sheet whose classes belong to one component. */
const MODULE = /\.module\.(?:css|s[ac]ss|less)$/

/**
 * Returns the class that a name in a CSS module becomes in documents. Those of the engine are `navbar`, `navbar-brand`:
 * sites may style them, so they do not change. Those of a site end with a hash of their file's path, because it may have
 * several with one name.
 */
export function className(name: string, file: string): string {
  const path = normalize(file).replace(/\?.*$/, '')
  const part = kebabCase(basename(path).replace(MODULE, ''))
  const own = kebabCase(name)
  const readable = own === part ? part : `${part}-${own}`
  return path.startsWith(ENGINE_ROOT) ? readable : `${readable}_${hashOf(relative(ENGINE_ROOT, path))}`
}

function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
}

/** Hashes the path rather than the content, so that a name is the same in all environments and after edits. */
function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('base64url').slice(0, 4)
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
      filter: { id: { include: MODULE, exclude: `${ENGINE_ROOT}**` } },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}
