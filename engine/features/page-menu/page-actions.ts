import type { PageAction, PageView } from '../../page/types'
import type { SiteSetup } from '../../site/setup'

type ActingPage = Pick<PageView, 'title' | 'canonical' | 'editUrl'> & { markdown: string | undefined }
type ActionConfig = {
  offline: SiteSetup['config']['offline']
  docs: Pick<SiteSetup['config']['docs'], 'issueUrl'>
  themeConfig: Pick<SiteSetup['config']['themeConfig'], 'pageMenu'>
}

/** Returns the configured entries of a page's menu that have a target; none for a page without a Markdown twin. */
export function pageActions(page: ActingPage, { docs, themeConfig, offline }: ActionConfig): PageAction[] {
  const { markdown, canonical, editUrl } = page
  if (markdown === undefined) return []
  const question = { q: `I have questions about ${canonical}` }
  const { issueUrl } = docs
  const links: Record<Exclude<PageAction['type'], 'offline'>, string | undefined> = {
    copy: '',
    markdown,
    chatgpt: withQuery('https://chatgpt.com/', question),
    claude: withQuery('https://claude.ai/new', question),
    edit: editUrl,
    report: issueUrl && withQuery(issueUrl, { title: page.title, body: canonical }),
  }
  const actions = themeConfig.pageMenu.flatMap((type): PageAction[] => {
    const href = links[type]
    if (href === undefined) return []
    return [href === '' ? { type } : { type, href }]
  })
  return offline && actions.length > 0 ? [...actions, { type: 'offline' }] : actions
}

/** Returns a URL with parameters. Colons and slashes stay as they are, so that a URL has only one form in a page. */
function withQuery(address: string, parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${inQuery(value)}`)
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

function inQuery(value: string): string {
  return encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%2F', '/')
}
