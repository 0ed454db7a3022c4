import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { PAGE_CHANGED } from '../app/dev-events'
import type { DevSite } from './dev-site'

/** Tells the open pages about edits that Vite does not: Markdown, configuration, build-time components. */
export function watchSite(site: DevSite, vite: ViteDevServer): void {
  const { root, config } = site.setup
  const content = [config.docs.path, config.pages.path].map((folder) => `${join(root, folder)}/`)
  const configuration = ['site.config.ts', config.docs.sidebarPath].map((name) => join(root, name))
  const announce = () => vite.environments.client?.hot.send({ type: 'custom', event: PAGE_CHANGED })

  const changed = (file: string) => {
    const path = file.replaceAll('\\', '/')
    if (configuration.includes(path)) {
      site.changed(true)
      vite.environments.client?.hot.send({ type: 'full-reload' })
    } else if (content.some((folder) => path.startsWith(folder))) {
      site.changed(false)
      announce()
    } else if (runsAtBuildTime(path, vite)) {
      announce()
    }
  }
  for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, changed)
}

/** In the server's module graph and not in the browser's: no hot update reaches the page. */
function runsAtBuildTime(file: string, vite: ViteDevServer): boolean {
  const isIn = (name: 'ssr' | 'client') =>
    (vite.environments[name]?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
  return isIn('ssr') && !isIn('client')
}
