import { underBase } from '../markdown/plugins/links'
import type { AllowedHosts } from '../page/allowed-hosts'
import type { DocumentTag } from '../page/document-tag'
import { escapeHtml as e, inlineJson } from '../page/escape'
import { headTags } from '../page/head'
import { APP_ID, PAGE_DATA_ID } from '../page/ids'
import { sha256 } from '../page/script-hash'
import type { Site } from '../page/site'
import { hollow } from '../page/tree'
import type { Page, PageData, ShownPage } from '../page/types'
import type { SiteSetup } from '../site/setup'
import type { DocumentStyle } from '../styles/document-style'
import { firstFrameScript } from '../theme/head-scripts'

/** What a document needs besides its page. Only this differs between a build and the dev server. */
export interface DocumentAssets {
  /** URL of the entry script. */
  entry: string
  /** Returns the scripts to load with the entry: its own imports, and the page's islands. */
  preload(islands: readonly string[]): string[]
  /** URLs of the fonts of text and code, which the browser would otherwise request only once it lays out the page. */
  faces: readonly string[]
  /** Critical CSS to inline, so that the first view takes one round trip. */
  style?: DocumentStyle
  /** URL of the site's whole style sheet, for pages visited later. */
  wholeStyle?: string
  /** Style sheets that are not inlined, with their URLs and the file paths that Vite knows them by. */
  stylesheets: readonly { href: string; file: string }[]
  /** Other origins that the policy lets pages reach. The dev server has no policy: no hash covers what it injects. */
  policy: AllowedHosts | undefined
  favicon?: string
  /**
   * Stands for the content of the site, for the names of files that change with it (`assets/*-<stamp>.json`). It is no part
   * of a page: a later build replaces it without rendering.
   */
  stamp: number
}

/** A page in its layout, as browsers get it, and the data that its document is made of. */
export interface LaidOutPage {
  page: Page
  data: PageData
}

/** Returns the HTML document of a page. `markup` is the rendered layout and body. */
export function renderDocument(
  { page, data }: LaidOutPage,
  markup: string,
  site: Site,
  assets: DocumentAssets,
): string {
  const { locale, colorMode } = site
  const json = inlineJson(pickShown(page))
  return `<!doctype html>
<html lang="${e(locale.htmlLang)}" dir="${locale.direction}" data-theme="${colorMode.defaultMode}" data-theme-choice="${initialChoice(site)}" data-stamp="${assets.stamp}">
<head>
<meta charset="utf-8">
${head({ page, data }, markup, site, assets).join('\n')}
</head>
<body>
<div id="${APP_ID}">${markup}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>
</body>
</html>
`
}

function pickShown({
  kind,
  layout,
  path,
  translations,
  sidebar,
  version,
  islands,
  body,
  foot,
}: Page): ShownPage {
  const optional = {
    ...(layout && { layout }),
    ...(translations && { translations }),
    ...(sidebar && { sidebar }),
    ...(version && { version }),
  }
  return { kind, path, ...optional, islands, body: hollow(body), ...(foot && { foot: hollow(foot) }) }
}

function head(
  {
    page,
    data: {
      document: { tags, firstFrame },
    },
  }: LaidOutPage,
  markup: string,
  site: Site,
  assets: DocumentAssets,
): string[] {
  const script = firstFrameScript(site, rootOf(page.path, site.basePath), firstFrame)
  const styles = assets.style ? [assets.style(markup, page)] : []
  const scripts = [script, ...tags.flatMap(({ text }) => text ?? [])]
  const policy = assets.policy && contentSecurityPolicy(scripts, styles, assets.policy)
  return [
    ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${e(policy)}">`] : []),
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<script>${script}</script>`,
    ...titleTags(page, site),
    // Without an icon, browsers request /favicon.ico from the host.
    `<link rel="icon" href="${e(assets.favicon ?? 'data:,')}">`,
    ...assets.stylesheets.map(
      ({ href, file }) => `<link rel="stylesheet" href="${e(href)}" data-vite-dev-id="${e(file)}">`,
    ),
    // Chrome holds the first frame back for a preloaded font. Phones, whose connections are slower, show text at once.
    ...assets.faces.map(
      (href) => `<link rel="preload" href="${e(href)}" as="font" media="(min-width:997px)" crossorigin>`,
    ),
    ...styles.map((style) => `<style>${style}</style>`),
    // Browsers do not load disabled style sheets; the script enables it (see `client/navigation/page-loader.ts`).
    ...(assets.wholeStyle ? [`<link rel="stylesheet" href="${e(assets.wholeStyle)}" disabled>`] : []),
    ...assets
      .preload(Object.keys(page.islands))
      .map((href) => `<link rel="modulepreload" href="${e(href)}">`),
    `<script type="module" src="${e(assets.entry)}"></script>`,
    ...tags.map(ownTag),
  ]
}

function ownTag({ tag, attributes = {}, text = '' }: DocumentTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${e(value)}"`,
  )
  const end = tag === 'script' ? `${text}</script>` : ''
  return `<${tag}${pairs.join('')}>${end}`
}

/** Returns the relative path from a page to the base path, which holds wherever the site is served. */
function rootOf(path: string, basePath: string): string {
  return '../'.repeat(path.slice(basePath.length).split('/').length - 1) || './'
}

function titleTags(page: Page, site: Site): string[] {
  const tags = headTags(page, site).map(({ tag, attributes }) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${e(value)}"`)
    return `<${tag}${pairs.join('')}>`
  })
  return [`<title>${e(page.documentTitle)}</title>`, ...tags]
}

function initialChoice({ colorMode }: Site): string {
  return colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode
}

export function faviconOf({ config }: SiteSetup): { favicon?: string } {
  return config.favicon ? { favicon: underBase(config.favicon, config.baseUrl) } : {}
}

/**
 * Returns a page's content security policy, as a `meta` tag because static hosts send no headers. Scripts and style
 * sheets must be our own files, match a hash, or be of a host that the owner allows; only `style` attributes, which authors
 * write, are unrestricted.
 */
function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  hosts: AllowedHosts,
): string {
  const fromHosts = (rule: string, allowed: readonly string[]) =>
    allowed.length > 0 && { [rule]: ["'self'", ...allowed] }
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(sha256), ...hosts.scripts],
    'style-src': ["'self'", ...styles.map(sha256), ...hosts.styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.pictures],
    ...fromHosts('media-src', hosts.pictures),
    ...fromHosts('frame-src', hosts.frames),
    ...fromHosts('font-src', hosts.styles),
    ...fromHosts('connect-src', hosts.connections),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
