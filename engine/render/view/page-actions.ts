import type { PageAction, PageView } from '../../page/types'
import type { SiteSetup } from '../../site/setup'

type ActingPage = Pick<PageView, 'title' | 'canonical' | 'editUrl'> & { markdown: string | undefined }
type ActionConfig = {
  docs: Pick<SiteSetup['config']['docs'], 'issueUrl'>
  themeConfig: Pick<SiteSetup['config']['themeConfig'], 'pageMenu'>
}

/** Returns the entries of a page's menu that are configured and lead somewhere; none for a page without a twin. */
export function pageActions(page: ActingPage, { docs, themeConfig }: ActionConfig): PageAction[] {
  const { markdown, canonical, editUrl } = page
  if (markdown === undefined) return []
  const question = { q: `I have questions about ${canonical}` }
  const { issueUrl } = docs
  const links: Record<PageAction['type'], string | undefined> = {
    copy: '',
    markdown,
    chatgpt: withQuery('https://chatgpt.com/', question),
    claude: withQuery('https://claude.ai/new', question),
    edit: editUrl,
    report: issueUrl && withQuery(issueUrl, { title: page.title, body: canonical }),
  }
  return themeConfig.pageMenu.flatMap((type) => {
    const href = links[type]
    if (href === undefined) return []
    return [href === '' ? { type } : { type, href }]
  })
}

/** Returns an address with parameters. Colons and slashes may stay in a query: an address in it is not repeated encoded. */
function withQuery(address: string, parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${inQuery(value)}`)
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

function inQuery(value: string): string {
  return encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%2F', '/')
}
