import { createElement, type ReactElement } from 'react'
import { readableDay } from '../page/readable-day'
import type { Locale } from '../page/site'
import { readSitePackages } from '../samples/run/site-packages'

interface Context {
  /** Of the site, absolute. */
  setup: { root: string }
  site: { locale: Pick<Locale, 'htmlLang' | 'calendar'> }
}

interface DocumentedProps {
  /** Name of a package that the site has installed. */
  of: string
}

/**
 * What tells the version that a page documents, and the day of its last change: `2026-01-31`, absent where nothing is
 * known of it. The version is that of the installed package.
 */
export function documentedComponent({ setup, site }: Context, lastUpdated?: string) {
  const { htmlLang, calendar } = site.locale
  const Documented = ({ of }: DocumentedProps): ReactElement => {
    const version = readSitePackages(setup.root, [of]).get(of)?.version
    if (version === undefined) throw new Error(`the package ${of} is not installed`)
    const day = lastUpdated && readableDay(lastUpdated, htmlLang, calendar)
    return createElement(
      'p',
      { className: 'card-note' },
      'Documents ',
      createElement('code', { translate: 'no' }, of),
      ` ${version}`,
      ...(day ? [' · last updated ', createElement('time', { dateTime: lastUpdated }, day)] : []),
    )
  }
  return Documented
}
