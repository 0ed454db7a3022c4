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
import { PACKAGE } from '../page/package-name'

export { FACTORIES }

/** What a configuration imports from the engine, by the name of the module. */
export const OWN_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [PACKAGE]: { defineConfig },
  [`${PACKAGE}/feature`]: { dataPage, defineFeature, without, z },
  [`${PACKAGE}/features`]: FACTORIES,
  [`${PACKAGE}/kit/cache`]: cache,
  [`${PACKAGE}/kit/chromium`]: chromium,
  [`${PACKAGE}/kit/data`]: data,
  [`${PACKAGE}/kit/diagnostics`]: diagnostics,
  [`${PACKAGE}/kit/escape`]: escaping,
  [`${PACKAGE}/kit/fences`]: fences,
  [`${PACKAGE}/kit/hrefs`]: hrefs,
  [`${PACKAGE}/kit/markdown`]: markdown,
  [`${PACKAGE}/kit/mermaid`]: mermaid,
  [`${PACKAGE}/kit/options`]: options,
  [`${PACKAGE}/kit/packages`]: packages,
  [`${PACKAGE}/kit/pages`]: pages,
  [`${PACKAGE}/kit/progress`]: progress,
  [`${PACKAGE}/kit/server`]: server,
  [`${PACKAGE}/kit/site`]: site,
  [`${PACKAGE}/kit/site-folder`]: siteFolder,
  [`${PACKAGE}/kit/sources`]: sources,
  [`${PACKAGE}/kit/taken-over`]: takenOver,
  [`${PACKAGE}/kit/wording`]: wording,
}

/** Where a configuration finds them: it runs in the same process, but as modules of its own. */
const KEY = `${PACKAGE}:modules`
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
