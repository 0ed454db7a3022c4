import { localeBase } from '../config/locales'
import type { DevSession } from '../feature'
import { createSharedState, loadLocale, loadSite, otherLocales } from '../site/setup'
import type { LocaleModel } from '../site/site-model'
import { createDevLog } from './log'
import { createDevSite, type DevSite } from './site'

/** The dev server's sites, one per locale. */
export interface DevLocales {
  /** The default locale. */
  main: DevSite
  /** Base paths of all locales, the default one first. */
  bases: string[]
  /**
   * Returns the site at a base path, loaded on first use.
   * @throws SiteError, SiteProblems if it is invalid.
   */
  at(base: string): Promise<DevSite>
}

/** @throws SiteError, SiteProblems if the default locale is invalid. */
export async function createDevLocales(
  folder: string,
  cache: string | undefined,
  session: DevSession,
): Promise<DevLocales> {
  const shared = createSharedState(session)
  const load = () => loadSite(folder, 'development', cache, shared)
  const setup = await load()
  const log = createDevLog(console.warn)
  const sites = new Map<string, Promise<DevSite>>()
  const locales = async (): Promise<LocaleModel[]> => {
    const read = [...makers.keys()].map(async (base) => (await at(base)).own())
    const settled = await Promise.allSettled(read)
    return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }
  const makers = new Map([
    [setup.config.baseUrl, () => createDevSite({ setup, reload: load, locales, log })],
    ...otherLocales(setup.config).map((code) => {
      const reload = async () => loadLocale(await load(), code)
      const make = async () => createDevSite({ setup: await reload(), reload, locales, log })
      return [localeBase(setup.config, code), make] as const
    }),
  ])
  const at = (base: string): Promise<DevSite> => {
    const known = sites.get(base)
    if (known) return known
    const make = makers.get(base)
    if (!make) throw new Error(`No locale has the base path ${base}.`)
    const site = make()
    sites.set(base, site)
    site.catch(() => sites.delete(base))
    return site
  }
  return { main: await at(setup.config.baseUrl), bases: [...makers.keys()], at }
}
