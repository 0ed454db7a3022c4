import type { Source } from '../content/types'
import type { PageView } from '../page/types'
import type { SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'

type Change = Pick<PageView, 'lastUpdated' | 'lastUpdatedBy' | 'editUrl'>
type Context = Pick<SiteModel, 'history'> & { setup: Pick<SiteSetup, 'config'> }

/** Returns when and by whom a page was last changed, and its edit link. Front matter takes precedence. */
export function pageChange(source: Source, context: Context): Change {
  return { ...lastUpdate(source, context), ...editUrl(source, context) }
}

function lastUpdate({ file, frontMatter }: Source, { history, setup }: Context): Change {
  if (!setup.config.docs.showLastUpdateTime) return {}
  const { date, author } = frontMatter.last_update ?? {}
  const day = date ?? history.lastUpdated(file)
  if (day === undefined) return {}
  return { lastUpdated: day, ...(author === undefined ? {} : { lastUpdatedBy: author }) }
}

function editUrl({ kind, path, frontMatter }: Source, { setup }: Context): Change {
  const { custom_edit_url: own } = frontMatter
  if (own !== undefined) return own === null ? {} : { editUrl: own }
  const prefix = setup.config.docs.editUrl
  if (prefix === undefined || kind !== 'doc') return {}
  return { editUrl: `${prefix.replace(/\/$/, '')}/${encodeURI(path)}` }
}
