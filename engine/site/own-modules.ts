import type { Plugin } from 'vite'
import { dataPage, defineFeature, without, z } from '../feature'
import { FACTORIES } from '../features/defaults'
import { defineConfig } from '../index'

/** What a configuration imports from the engine, by the name of the module. */
export const OWN_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'docs-engine': { defineConfig },
  'docs-engine/feature': { dataPage, defineFeature, without, z },
  'docs-engine/features': FACTORIES,
}

/** Where a configuration finds them: it runs in the same process, but as modules of its own. */
const KEY = 'docs-engine:modules'
Reflect.set(globalThis, KEY, OWN_MODULES)

/**
 * Gives a configuration the modules of the running engine, also where the engine is not installed for the site. Loading them
 * again would take longer than a small site takes to build, and an error of theirs would be none of the engine's.
 */
export const ownModules: Plugin = {
  name: 'docs:own-modules',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(OWN_MODULES, id) ? `\0${id}` : undefined),
  load(id) {
    const name = id.slice(1)
    const exported = id.startsWith('\0') ? OWN_MODULES[name] : undefined
    if (!exported) return undefined
    const module = `globalThis[${JSON.stringify(KEY)}][${JSON.stringify(name)}]`
    return `export const { ${Object.keys(exported).join(', ')} } = ${module}`
  },
}
