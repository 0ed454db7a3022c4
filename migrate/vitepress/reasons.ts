const WORDS =
  'the words of the theme are in theme.json of each language: see "Languages" in docs/authoring.md'
const HOOKS = 'a feature does this: see docs/extending.md'
const TARGET = 'links to other hosts open as all links do'
const SEARCH = 'the search of this engine replaces it'

/** Why a key of VitePress is left out, by its path in the new configuration. */
export const VITEPRESS_REASONS: Readonly<Record<string, string>> = {
  titleTemplate:
    'the title of a document is that of its page and that of the site, with `titleDelimiter` between them',
  rewrites:
    'the address of a page is the path of its file: use `slug` in the front matter, or redirects in `hosting()`',
  extends: 'write its settings into this configuration',
  outDir: 'name the folder of the build on the command line: --out',
  assetsDir: 'the names of built files are fixed',
  cacheDir: 'the folder of the cache is fixed',
  metaChunk: 'data of pages is loaded when a link is followed',
  mermaid: 'diagrams are always on, and drawn by `docs diagrams`',
  mermaidPlugin: 'diagrams look as the rest of the site',
  mpa: 'pages work without script already',
  transformHead: HOOKS,
  transformHtml: HOOKS,
  transformPageData: HOOKS,
  buildEnd: HOOKS,
  postRender: HOOKS,
  shouldPreload: HOOKS,
  'markdown.theme': 'the colors of code are tokens of the style sheet: see docs/theming.md',
  'markdown.lineNumbers': 'write `showLineNumbers` behind the language of a fence',
  'markdown.config': 'most plugins have a counterpart in `markdown.plugins`: see docs/compatibility.md',
  'markdown.codeTransformers': 'see `markdown.magicComments`',
  'markdown.container': 'the titles of admonitions are words of the theme',
  'markdown.toc': 'every page has a table of contents',
  'markdown.image': 'pictures are loaded when they come near',
  'themeConfig.search': SEARCH,
  'themeConfig.algolia': SEARCH,
  'themeConfig.carbonAds': 'pages load nothing from other hosts',
  'themeConfig.docFooter': WORDS,
  'themeConfig.outlineTitle': WORDS,
  'themeConfig.returnToTopLabel': WORDS,
  'themeConfig.darkModeSwitchLabel': WORDS,
  'themeConfig.lightModeSwitchTitle': WORDS,
  'themeConfig.darkModeSwitchTitle': WORDS,
  'themeConfig.sidebarMenuLabel': WORDS,
  'themeConfig.langMenuLabel': WORDS,
  'themeConfig.skipToContentLabel': WORDS,
  'themeConfig.lastUpdated': WORDS,
  'themeConfig.lastUpdatedText': WORDS,
  'themeConfig.notFound': WORDS,
  'themeConfig.aside': 'the table of contents is always at the end of the line',
  'themeConfig.externalLinkIcon': 'style sheets can mark such links',
  'themeConfig.i18nRouting': 'the menu of languages leads to the same page',
  'themeConfig.navbar.items[].activeMatch': 'an item is marked as active by where it leads',
  'themeConfig.navbar.items[].target': TARGET,
  'themeConfig.navbar.items[].rel': TARGET,
  'themeConfig.navbar.items[].noIcon': TARGET,
  'themeConfig.navbar.items[].items[].activeMatch': 'an item is marked as active by where it leads',
  'themeConfig.navbar.items[].items[].target': TARGET,
  'themeConfig.navbar.items[].items[].rel': TARGET,
}
