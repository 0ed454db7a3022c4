import type { SiteConfig } from '../../kit/options'
import type { PageAction, PageData } from '../../page/types'
import type { ActionType } from './schema'

type ActingPage = Pick<PageData, 'title' | 'canonical' | 'editUrl' | 'markdown'>
type ActionConfig = Pick<SiteConfig, 'words'> & Pick<SiteConfig['docs'][number], 'issueUrl'>

/** Returns those of the entries that have a target on a page; none for a page without a Markdown twin. */
export function pageActions(
  page: ActingPage,
  { issueUrl, words }: ActionConfig,
  items: readonly ActionType[],
): PageAction[] {
  const { markdown, canonical, editUrl } = page
  if (markdown === undefined) return []
  const question = { q: `I have questions about ${canonical}` }
  const links: Record<ActionType, string | undefined> = {
    copy: '',
    markdown,
    chatgpt: withQuery('https://chatgpt.com/', question),
    claude: withQuery('https://claude.ai/new', question),
    edit: editUrl,
    report: issueUrl && withQuery(issueUrl, { title: page.title, body: canonical }),
  }
  const { edit, markdown: asMarkdown } = words.page
  const labels = { ...words.pageMenu, edit, markdown: asMarkdown }
  return items.flatMap((type): PageAction[] => {
    const href = links[type]
    const action = { type, label: labels[type] }
    if (href === undefined) return []
    return [href === '' ? action : { ...action, href }]
  })
}

/** Returns a URL with parameters. Colons and slashes stay as they are, so that a URL has only one form in a page. */
function withQuery(address: string, parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${inQuery(value)}`)
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

function inQuery(value: string): string {
  return encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%2F', '/')
}
