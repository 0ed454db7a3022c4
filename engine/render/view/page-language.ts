import { localeFolder } from '../../content/layers'
import type { Source } from '../../content/types'
import type { BodyNode } from '../../page/tree'
import type { SiteModel } from '../../site/site-model'

/** Says of a text that is shown untranslated which language it is in: to be spoken and to run as its own. */
export function inItsLanguage(
  body: BodyNode[],
  { path }: Pick<Source, 'path'>,
  { setup, site }: Pick<SiteModel, 'setup' | 'site'>,
): BodyNode[] {
  const own = localeFolder(setup.config.i18n)
  const [main] = site.locales
  if (own === undefined || !main || path.startsWith(`${own}/`)) return body
  return [{ tag: 'div', props: { lang: main.htmlLang, dir: main.direction }, children: body }]
}
