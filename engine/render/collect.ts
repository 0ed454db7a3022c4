import { hash } from '../cache/hash'
import type { Collected, PageText } from '../feature'
import type { SiteModel } from '../site/site-model'

export interface CollectedBy extends Collected {
  feature: string
}

/** Returns what features read of a page. */
export function collectFrom(
  { source, data, markdown }: PageText,
  { setup, site, content }: Pick<SiteModel, 'setup' | 'site' | 'content'>,
): CollectedBy[] {
  const page = { source, data, ...(markdown ? { markdown } : {}) }
  return setup.hooks.collect.flatMap(({ feature, args: [read] }) => {
    const text = read(page, { site, content })
    if (text === undefined) return []
    const json = Buffer.from(JSON.stringify(text))
    return [{ feature, file: source.path, json, key: hash(json) }]
  })
}
