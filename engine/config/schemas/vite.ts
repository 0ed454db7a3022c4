import type { UserConfig } from 'vite'
import { z } from 'zod'

type OptionName = 'plugins' | 'resolve' | 'define' | 'css' | 'assetsInclude' | 'json'

/** Their values are checked by Vite, which also has their types. */
function option<Name extends OptionName>() {
  return z.custom<NonNullable<UserConfig[Name]>>((value) => value !== undefined).optional()
}

/** Vite's own options that a site or a feature may set. The engine sets the others. */
export const vite = z
  .strictObject({
    /**
     * Vite plugins. They see the modules of the site in the dev server, when pages are rendered, and in the bundle.
     * @example plugins: [svgr()]
     */
    plugins: option<'plugins'>(),
    /**
     * How imports are resolved.
     * @example resolve: { alias: { '@shared': '/home/harbor/shared' } }
     */
    resolve: option<'resolve'>(),
    /**
     * Constants, as JavaScript.
     * @example define: { __TIDE__: '"high"' }
     */
    define: option<'define'>(),
    /**
     * How style sheets are processed.
     * @example css: { preprocessorOptions: {} }
     */
    css: option<'css'>(),
    /**
     * Files whose import is their address, besides those that Vite knows.
     * @example assetsInclude: /\.gltf$/
     */
    assetsInclude: option<'assetsInclude'>(),
    /**
     * How JSON is imported.
     * @example json: { namedExports: false }
     */
    json: option<'json'>(),
  })
  .optional()
