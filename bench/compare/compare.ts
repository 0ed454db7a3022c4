import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { measureBuilds } from './builds'
import type { Contender, Prepared } from './contender'
import { measureDev } from './dev'
import type { Figure, Group } from './figures'
import { installFigures } from './install'
import { measureLoad } from './loads'
import { measureNavigation } from './navigation'
import type { Options } from './options'
import type { Examples } from './pages'
import { measure } from './processes'
import type { Failure } from './report'
import { measureSearch } from './search'
import { type StaticServer, serveStatic } from './static-server'

export interface Comparison {
  measured: Map<string, Figure[]>
  failures: Failure[]
}

/**
 * Every figure of every contender, round by round, the contenders in turn. What fails is noted and the rest goes on,
 * without those that cannot be built.
 */
export async function compare(
  all: readonly Prepared[],
  options: Options,
  examples: Examples,
  browser: Browser,
): Promise<Comparison> {
  const measured = new Map<string, Figure[]>(all.map(({ contender }) => [contender.id, []]))
  const failures: Failure[] = []
  const broken = new Set<string>()
  for (let round = 0; round < options.rounds; round++) {
    for (const group of options.figures) {
      for (const prepared of all) {
        const { id, name } = prepared.contender
        if (broken.has(id)) continue
        console.error(`Round ${round + 1} of ${options.rounds}: ${group} of ${name}`)
        try {
          const figures = await measureGroup(group, prepared, options, examples, browser, round)
          measured.get(id)?.push(...figures)
        } catch (error) {
          failures.push(failureOf(prepared.contender, group, error))
          if (group === 'build') broken.add(id)
        }
      }
    }
  }
  return { measured, failures }
}

export function failureOf({ name }: Contender, what: string, error: unknown): Failure {
  return { name, what, reason: error instanceof Error ? error.message : String(error) }
}

async function measureGroup(
  group: Group,
  prepared: Prepared,
  { everyQuery }: Options,
  { ordinary, linked, longest }: Examples,
  browser: Browser,
  round: number,
): Promise<Figure[]> {
  const { search } = prepared.contender
  switch (group) {
    case 'install':
      return round === 0 ? measureInstall(prepared) : []
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
      return served(prepared, (server) => measureSearch(browser, server, search, ordinary.route, everyQuery))
  }
}

async function measureInstall(prepared: Prepared): Promise<Figure[]> {
  const { bytes, packages } = await installFigures(prepared)
  return [
    { group: 'install', what: 'installed packages', unit: '', value: packages },
    { group: 'install', what: 'installed size', unit: 'MB', value: bytes / 1e6 },
  ]
}

/** The built site on a server; built first where it is not yet. */
async function served<T>(prepared: Prepared, look: (server: StaticServer) => Promise<T>): Promise<T> {
  const out = join(prepared.folder, prepared.contender.out)
  if (!existsSync(out)) await measure(prepared, prepared.contender.build)
  const server = await serveStatic(out)
  try {
    return await look(server)
  } finally {
    server.stop()
  }
}
