import { locationInConfig } from '../../config/key-lines'
import type { SiteConfig } from '../../config/types'
import { type CleanLink, withBase } from '../../content/href'
import type { Reporter } from '../../diagnostics/reporter'
import type { LinkCheck } from '../../links/link-check'
import { type Output, pageFile } from '../../output/output'
import { wrongRedirect } from '../../output/problems'
import { escapeHtml as e } from '../../page/escape'
import { isExternal } from '../../page/href'
import { cleanPath, type Site } from '../../page/site'
import { sha256 } from '../../render/document'
import { CONFIG_FILE } from '../../site/setup'
import type { SiteModel } from '../../site/site-model'

/** A page's former path, and the target: public paths, or the URL of another host. */
export interface Redirect {
  path: string
  to: string
  /** Index of its rule in the configuration. */
  rule: number
}

/** Returns the redirects of the locale with this base path, one for each path of a rule. */
export function redirectsOf(
  { redirects }: Pick<SiteConfig, 'redirects'>,
  basePath: string,
  cleanLink: CleanLink,
): Redirect[] {
  return redirects.flatMap(({ from, to }, rule) => {
    const target = isExternal(to) ? to : withBase(basePath, cleanLink(to))
    return [from].flat().map((old) => ({ path: withBase(basePath, cleanPath(old)), to: target, rule }))
  })
}

interface Context {
  setup: Pick<SiteModel['setup'], 'config'>
  site: Pick<Site, 'url' | 'basePath'>
  content: Pick<SiteModel['content'], 'cleanLink'>
}

/** Writes a page for each redirect of a locale. The link check reports targets that do not exist. */
export function writeRedirects(
  { setup: { config }, site, content }: Context,
  output: Pick<Output, 'has' | 'write'>,
  check: Pick<LinkCheck, 'add'>,
  reporter: Reporter,
): void {
  const redirects = redirectsOf(config, site.basePath, content.cleanLink)
  const paths = new Set(redirects.map(({ path }) => path))
  for (const { path, to, rule } of redirects) {
    const location = (key: 'from' | 'to') => locationInConfig(config, ['redirects', rule, key])
    const file = pageFile(path, site.basePath)
    if (output.has(file)) reporter.report('throw', wrongRedirect(location('from'), path))
    else output.write(`${file}.html`, redirectPage(to, site), CONFIG_FILE)
    if (paths.has(to.replace(/[?#].*/, ''))) reporter.report('throw', wrongRedirect(location('to'), path, to))
    else check.add(path, { ids: [], links: [to], loads: [] }, { path: CONFIG_FILE, text: '', links: [] })
  }
}

/** Keeps the query and the anchor of a link to the old page. */
const SCRIPT =
  "var u=new URL(document.querySelector('a').href);u.search=u.search||location.search;u.hash=u.hash||location.hash;location.replace(u)"

function redirectPage(to: string, { url }: Pick<Site, 'url'>): string {
  const href = e(to)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${sha256(SCRIPT)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>This page has moved</title>
<link rel="canonical" href="${e(new URL(to.replace(/#.*/, ''), url).href)}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
<script>${SCRIPT}</script>
</body>
</html>
`
}
