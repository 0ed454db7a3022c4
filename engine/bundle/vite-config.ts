import react from '@vitejs/plugin-react'
import { join } from 'pathe'
import type { InlineConfig } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'
import { DOCUSAURUS_MODULES, THEME_MODULES } from '../markdown/evaluate/docusaurus-modules'
import type { SiteSetup } from '../site/setup'
import { localeFiles } from './locale-files'
import { moduleStyles, readableName, type ScopedName } from './scoped-names'
import { type VirtualSources, virtualModules } from './virtual-modules'

/** What the dev server, the renderer and the browser bundle have in common. */
export function viteConfig(
  setup: SiteSetup,
  sources: VirtualSources,
  scopedName: ScopedName = readableName,
): InlineConfig {
  return {
    root: setup.root,
    base: setup.config.baseUrl,
    configFile: false,
    envFile: false,
    appType: 'custom',
    publicDir: join(setup.root, 'static'),
    cacheDir: join(setup.cache, 'vite'),
    logLevel: 'error',
    clearScreen: false,
    mode: setup.mode,
    plugins: [react(), ...localeFiles(setup.layers), virtualModules(sources), moduleStyles()],
    resolve: {
      alias: [
        { find: '@site', replacement: setup.root },
        { find: oneOf('@docusaurus', DOCUSAURUS_MODULES), replacement: `${ENGINE_ROOT}theme/docusaurus/$1` },
        { find: oneOf('@theme', THEME_MODULES), replacement: `${ENGINE_ROOT}theme/mdx/$1` },
      ],
      dedupe: ['react', 'react-dom'],
    },
    css: {
      modules: { generateScopedName: (name, file) => scopedName(name, file) },
    },
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
    optimizeDeps: { noDiscovery: true, include: [] },
  }
}

function oneOf(scope: string, names: readonly string[]): RegExp {
  return new RegExp(`^${scope}/(${names.join('|')})$`)
}
