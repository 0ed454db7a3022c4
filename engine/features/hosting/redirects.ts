import type { BuiltSite, FeatureSetup, GeneratedFile, GeneratedFiles } from '../../feature'
import { type CleanLink, foldPath, withBase } from '../../kit/hrefs'
import { escapeHtml as e } from '../../page/escape'
import { isExternal } from '../../page/href'
import { sha256 } from '../../page/script-hash'
import { cleanPath, type Site } from '../../page/site'
import { redirectOnSomeDisks, redirectTwice, wrongMadeRedirect, wrongRedirect } from './problems'
import { type CreateRedirects, type HostingOptions, type Rules, wrongPath } from './schema'

/** A page's former path, and the target: public paths, or the URL of another host. */
export interface Redirect {
  path: string
  to: string
  /** Index of its rule in the configuration. */
  rule: number
}

/** Returns the redirects of the locale with this base path, one for each path of a rule. */
export function redirectsOf(rules: Rules, basePath: string, cleanLink: CleanLink): Redirect[] {
  return rules.flatMap(({ from, to }, rule) => {
    const target = isExternal(to) ? to : withBase(basePath, cleanLink(to))
    return [from].flat().map((old) => ({ path: withBase(basePath, cleanPath(old)), to: target, rule }))
  })
}

/**
 * Returns the rules that a function makes of the pages of a locale.
 * @param rules Those of the list, which come first.
 */
export function madeRules(
  create: CreateRedirects | undefined,
  rules: Rules,
  { byRoute }: Pick<Locale['content'], 'byRoute'>,
  onWrong: (page: string, path: unknown, expected: string) => void = () => {},
): Rules {
  if (create === undefined) return []
  const listed = new Set(rules.flatMap(({ from }) => from).map(cleanPath))
  const isTaken = (path: string) => listed.has(cleanPath(path)) || byRoute.has(cleanPath(path))
  return [...byRoute.keys()].flatMap((to) => {
    const paths = [create(to) ?? []].flat().filter((path) => {
      const expected = wrongPath(path)
      if (expected !== undefined) onWrong(to, path, expected)
      return expected === undefined && !isTaken(path)
    })
    return paths.length > 0 ? [{ from: paths, to }] : []
  })
}

type Locale = Pick<BuiltSite, 'has' | 'checkLink' | 'report'> & {
  site: Pick<Site, 'url' | 'basePath'>
  content: { cleanLink: CleanLink; byRoute: ReadonlyMap<string, unknown> }
}

/** Returns a page for each redirect of a locale. The link check reports targets that do not exist. */
export function redirectFiles(
  { redirects: rules, createRedirects }: Pick<HostingOptions, 'redirects' | 'createRedirects'>,
  { site, content, has, checkLink, report }: Locale,
  locationOf: FeatureSetup['locationOf'],
): GeneratedFiles {
  const made = madeRules(createRedirects, rules, content, (page, path, expected) =>
    report('throw', wrongMadeRedirect(locationOf(['createRedirects']), page, path, expected)),
  )
  const redirects = redirectsOf([...rules, ...made], site.basePath, content.cleanLink)
  const paths = new Set(redirects.map(({ path }) => path))
  const routes = new Map([...content.byRoute.keys()].map((route) => [foldPath(route), route]))
  const files: Record<string, GeneratedFile> = {}
  const seen = new Map<string, string>()
  for (const { path, to, rule } of redirects) {
    const location = (key: 'from' | 'to') =>
      locationOf(rule < rules.length ? ['redirects', rule, key] : ['createRedirects'])
    const other = seen.get(path)
    seen.set(path, to)
    if (other !== undefined) report('throw', redirectTwice(location('from'), path, [other, to]))
    else if (has(path)) report('throw', wrongRedirect(location('from'), path))
    else files[`${path}.html`] = () => redirectPage(to, site)
    const page = routes.get(foldPath(`/${path.slice(site.basePath.length)}`))
    if (page !== undefined && !has(path)) report('warn', redirectOnSomeDisks(location('from'), path, page))
    if (paths.has(to.replace(/[?#].*/, ''))) report('throw', wrongRedirect(location('to'), path, to))
    else checkLink(path, to)
  }
  return files
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
