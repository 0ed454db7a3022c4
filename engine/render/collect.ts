import { hash } from '../cache/hash'
import type { Collected, PageText } from '../feature'
import type { SiteModel } from '../site/site-model'

export interface CollectedBy extends Collected {
  feature: string
}

/** Returns what features read of a page. */
export function collectFrom(
  page: PageText,
  { setup, site, content }: Pick<SiteModel, 'setup' | 'site' | 'content'>,
): CollectedBy[] {
  return setup.hooks.collect.flatMap(({ feature, args: [read] }) => {
    const text = read(page, { site, content })
    if (text === undefined) return []
    const json = Buffer.from(JSON.stringify(text))
    return [{ feature, file: page.source.path, json, key: hash(json) }]
  })
}
