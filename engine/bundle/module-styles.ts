import type { Plugin } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'

/**
 * Keeps the style of a site's CSS modules whose class names no script of the browser reads: those of
 * components that run at build time. Without it they are taken for unused. The theme's own are all read.
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
