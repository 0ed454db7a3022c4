import type { Plugin } from 'vite'
import { dataPage, defineFeature, without, z } from '../feature'
import { FACTORIES } from '../features/defaults'
import { defineConfig } from '../index'
import * as cache from '../kit/cache'
import * as chromium from '../kit/chromium'
import * as data from '../kit/data'
import * as diagnostics from '../kit/diagnostics'
import * as escaping from '../kit/escape'
import * as fences from '../kit/fences'
import * as hrefs from '../kit/hrefs'
import * as markdown from '../kit/markdown'
import * as mermaid from '../kit/mermaid'
import * as options from '../kit/options'
import * as packages from '../kit/packages'
import * as pages from '../kit/pages'
import * as progress from '../kit/progress'
import * as server from '../kit/server'
import * as site from '../kit/site'
import * as siteFolder from '../kit/site-folder'
import * as sources from '../kit/sources'
import * as takenOver from '../kit/taken-over'
import * as wording from '../kit/wording'

export { FACTORIES }

/** What a configuration imports from the engine, by the name of the module. */
export const OWN_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'docs-engine': { defineConfig },
  'docs-engine/feature': { dataPage, defineFeature, without, z },
  'docs-engine/features': FACTORIES,
  'docs-engine/kit/cache': cache,
  'docs-engine/kit/chromium': chromium,
  'docs-engine/kit/data': data,
  'docs-engine/kit/diagnostics': diagnostics,
  'docs-engine/kit/escape': escaping,
  'docs-engine/kit/fences': fences,
  'docs-engine/kit/hrefs': hrefs,
  'docs-engine/kit/markdown': markdown,
  'docs-engine/kit/mermaid': mermaid,
  'docs-engine/kit/options': options,
  'docs-engine/kit/packages': packages,
  'docs-engine/kit/pages': pages,
  'docs-engine/kit/progress': progress,
  'docs-engine/kit/server': server,
  'docs-engine/kit/site': site,
  'docs-engine/kit/site-folder': siteFolder,
  'docs-engine/kit/sources': sources,
  'docs-engine/kit/taken-over': takenOver,
  'docs-engine/kit/wording': wording,
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
