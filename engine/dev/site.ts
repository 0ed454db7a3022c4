import { isDeepStrictEqual } from 'node:util'
import { allIslands } from '../bundle/islands'
import type { VirtualSources } from '../bundle/virtual-modules'
import type { SiteConfig } from '../config/types'
import { SiteError } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { paletteCss } from '../markdown/code/palette'
import type { Site } from '../page/site'
import {
  createLocaleServices,
  createSharedServices,
  type LocaleServices,
  loadModel,
  type OneLocale,
} from '../site/load-model'
import type { SiteSetup } from '../site/setup'
import type { LocaleModel, SiteModel } from '../site/site-model'
import { createDevLog, type DevLog } from './log'
import { restartNeeded } from './problems'

/** One locale of the site in the dev server. Reads it again on the first request after an edit. */
export interface DevSite extends VirtualSources {
  /** From the last valid configuration. */
  readonly setup: SiteSetup
  /**
   * Returns the current model.
   * @throws SiteError, SiteProblems if the content is invalid.
   */
  model(): Promise<SiteModel>
  /** Returns the current model without the other locales. */
  own(): Promise<OneLocale>
  /** Invalidates the model; with `configuration`, or if it could not be read, the configuration as well. */
  invalidate(configuration: boolean): void
  /** Removes what this server wrote for pages that are gone. */
  removeUnused(): Promise<void>
  /** Prints the problems of this locale. */
  readonly log: DevLog
}

export interface DevSiteOptions {
  setup: SiteSetup
  /** Reads the configuration again. */
  reload(): Promise<SiteSetup>
  /** Returns the site in every readable locale, the default one first. */
  locales(): Promise<readonly LocaleModel[]>
  /** Prints the problems of all locales. */
  log?: DevLog
}

const WHOLE_SITE = 'the site'

/** @throws SiteError, SiteProblems if the content is invalid. */
export async function createDevSite({
  setup,
  reload,
  locales,
  log: whole = createDevLog(console.warn),
}: DevSiteOptions): Promise<DevSite> {
  const log = whole.part(setup.config.i18n.currentLocale)
  const load = async (services: Promise<LocaleServices>): Promise<OneLocale> => {
    const reporter = createReporter()
    const model = await loadModel(await services, reporter)
    reporter.check()
    log.report(WHOLE_SITE, reporter)
    return model
  }
  const reopen = async (): Promise<LocaleServices> => {
    isOpen = false
    const next = await reload()
    checkRestart(setup.config, next.config)
    current = next
    isOpen = true
    return open(next)
  }
  let current = setup
  let services = open(setup)
  let isOpen = true
  let model = load(services)
  let site: Site = (await model).site
  return {
    get setup() {
      return current
    },
    site: () => site,
    islands: () => allIslands(current),
    generatedCss: paletteCss,
    log,
    async own() {
      site = (await model).site
      return model
    },
    async model() {
      const own = await model
      site = own.site
      return { ...own, locales: await locales() }
    },
    invalidate(configuration) {
      if (configuration || !isOpen) services = reopen()
      model = load(services)
      model.catch((error) => log.fail(WHOLE_SITE, error))
    },
    async removeUnused() {
      for (const { args } of current.hooks.work) await args[0].gone?.()
    },
  }
}

async function open(setup: SiteSetup): Promise<LocaleServices> {
  return createLocaleServices(setup, await createSharedServices(setup))
}

/**
 * Checks that no option has changed that requires a restart. Compares the locales first, because they
 * determine the base path.
 * @throws SiteError that names the key.
 */
export function checkRestart(old: SiteConfig, config: SiteConfig): void {
  const key = findChangedKey(old, config)
  if (key !== undefined) throw new SiteError(restartNeeded(key))
}

function findChangedKey(old: SiteConfig, { baseUrl, i18n, theme }: SiteConfig): string | undefined {
  if (i18n.defaultLocale !== old.i18n.defaultLocale) return 'i18n.defaultLocale'
  if (i18n.locales.join() !== old.i18n.locales.join()) return 'i18n.locales'
  const pathOf = ({ localeConfigs }: SiteConfig['i18n'], code: string) => localeConfigs[code]?.path
  const moved = i18n.locales.find((code) => pathOf(i18n, code) !== pathOf(old.i18n, code))
  if (moved !== undefined) return `i18n.localeConfigs.${moved}.path`
  if (baseUrl !== old.baseUrl) return 'baseUrl'
  const isSame = isDeepStrictEqual(theme, old.theme)
  return isSame ? undefined : 'theme.components'
}
