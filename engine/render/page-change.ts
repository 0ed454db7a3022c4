import type { Source } from '../content/types'
import { docsSet } from '../content/versions/set-files'
import type { PageView } from '../page/types'
import type { SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'

type Change = Pick<PageView, 'lastUpdated' | 'lastUpdatedBy' | 'editUrl'>
type Context = Pick<SiteModel, 'history'> & { setup: Pick<SiteSetup, 'config'> }

/** Returns when and by whom a page was last changed, and its edit link. Front matter takes precedence. */
export function pageChange(source: Source, context: Context): Change {
  return { ...lastUpdate(source, context), ...editUrl(source, context) }
}

function lastUpdate(source: Source, { history, setup }: Context): Change {
  const { file, frontMatter } = source
  const { showLastUpdateTime, showLastUpdateAuthor } = setOf(source, setup)
  if (!showLastUpdateTime) return {}
  const { date, author: own } = frontMatter.last_update ?? {}
  const day = date ?? history.lastUpdated(file)
  if (day === undefined) return {}
  // A date in the front matter is of another change than the last commit.
  const author = own ?? (showLastUpdateAuthor && date === undefined ? history.lastAuthor(file) : undefined)
  return { lastUpdated: day, ...(author === undefined ? {} : { lastUpdatedBy: author }) }
}

function editUrl(source: Source, { setup }: Context): Change {
  const { kind, path, frontMatter } = source
  const { custom_edit_url: own } = frontMatter
  if (own !== undefined) return own === null ? {} : { editUrl: own }
  const prefix = setOf(source, setup).editUrl
  if (prefix === undefined || kind !== 'doc') return {}
  return { editUrl: `${prefix.replace(/\/$/, '')}/${encodeURI(path)}` }
}

/** The pages beside the docs have the settings of the first set. */
function setOf(source: Source, { config }: Pick<SiteSetup, 'config'>) {
  return docsSet(config, source.kind === 'doc' ? source.version : undefined)
}
