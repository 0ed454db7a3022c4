import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Prepared } from '../contender'
import type { Examples } from '../pages'
import type { Figure, Group } from '../results/figures'
import { measureBuilds } from './builds'
import { measureDev } from './dev'
import { installFigures } from './install'
import { measureLoad } from './loads'
import { measureNavigation } from './navigation'
import { measure } from './processes'
import { measureSearch } from './search'
import { type StaticServer, serveStatic } from './static-server'

/** Measures all figures of one group for one contender, once. */
export async function measureGroup(
  { group, round }: { group: Group; round: number },
  prepared: Prepared,
  { ordinary, linked, longest }: Examples,
  everyQuery: number,
  browser: Browser,
): Promise<Figure[]> {
  const { search } = prepared.contender
  switch (group) {
    case 'install':
      return measureInstall(prepared)
    case 'build':
      return measureBuilds(prepared, round)
    case 'dev':
      return measureDev(browser, prepared, ordinary.title)
    case 'load':
      return served(prepared, async (server) => [
        ...(await measureLoad(browser, server, ordinary.route, 'a page')),
        ...(await measureLoad(browser, server, longest.route, 'the longest page')),
      ])
    case 'navigation':
      return served(prepared, (server) => measureNavigation(browser, server, ordinary, linked))
    case 'search':
      return served(prepared, (server) =>
        measureSearch(browser, server, search, ordinary.route, { round, everyQuery }),
      )
  }
}

async function measureInstall(prepared: Prepared): Promise<Figure[]> {
  if (prepared.contender.template === undefined) return []
  const { bytes, packages } = await installFigures(prepared)
  return [
    { what: 'installed packages', unit: '', value: packages },
    { what: 'installed size', unit: 'MB', value: bytes / 1e6 },
  ]
}

/** Builds a site to be viewed, if it is not built yet. */
export async function ensureBuilt({ group }: { group: Group }, prepared: Prepared): Promise<void> {
  const isLookedAt = group === 'load' || group === 'navigation' || group === 'search'
  if (!isLookedAt || existsSync(join(prepared.folder, prepared.contender.out))) return
  await measure(prepared, prepared.contender.build)
}

/** Serves the built site while `look` runs. */
async function served<T>(prepared: Prepared, look: (server: StaticServer) => Promise<T>): Promise<T> {
  const server = await serveStatic(join(prepared.folder, prepared.contender.out))
  try {
    return await look(server)
  } finally {
    server.stop()
  }
}
