import { literal } from '../diagnostics/words'
import { PACKAGE } from '../page/package-name'
import type { Finding } from './findings'
import { valueAt } from './key-lines'
import { keyName } from './problems'

const COLLAPSED =
  'Set `collapsed` or `collapsible` of a category in the sidebars or in its `_category_` file.'

/** What to write instead of a key of Docusaurus, by its path. */
const FIXES = new Map([
  [
    'presets',
    "Move its options `docs` to a key of that name beside `title`, and `blog` to `features: [blog({ … })]`. Without `routeBasePath` the docs are at '/' here, not at '/docs'.",
  ],
  ['plugins', 'Remove `plugins`: docs/extending.md says what to write instead.'],
  ['webpack', 'Remove `webpack`: Vite bundles the site, and needs no configuration.'],
  ['themes', 'Remove `themes`: colors and styles are in style sheets, see docs/theming.md.'],
  ['scripts', "Write each as { tag: 'script', attributes: { src: '/file.js' } } in `head`."],
  ['headTags', 'Write them as `head`: `tagName` is `tag`, and `innerHTML` is `text`.'],
  ['stylesheets', 'Remove `stylesheets`: put style sheets below `src`, see docs/theming.md.'],
  ['docs', 'Remove `docs`: a site without pages in that folder has no docs.'],
  ['docs.sidebarCollapsed', COLLAPSED],
  ['docs.sidebarCollapsible', COLLAPSED],
  [
    'markdown.format',
    "Set `markdown.format` to 'detect', which reads `.md` files as plain Markdown, or to 'mdx'.",
  ],
  [
    'themeConfig.algolia',
    'Remove `algolia`: every site has search, whose options are those of `search()`. docs/hosts.md shows how to use DocSearch instead.',
  ],
  [
    'themeConfig.footer.copyright',
    'Write it as { holder: { label, href }, license: { label, href } }, or as the `html` of the footer.',
  ],
  ['themeConfig.footer.links[].items[].html', 'Move it into the `html` of the footer.'],
  ['themeConfig.navbar.items[].items', "Add `type: 'dropdown'` to the item."],
])

/** A key that is an option of a feature now: the feature, and its options. */
const FEATURES: Readonly<Record<string, [name: string, options?: (value: unknown) => unknown]>> = {
  blog: ['blog', same],
  reference: ['reference', same],
  search: ['search', same],
  offline: ['offline'],
  socialCards: ['socialCards', withoutSwitch],
  redirects: ['hosting', (redirects) => ({ redirects })],
  'output.hostFiles': ['hosting', (hostFiles) => ({ hostFiles })],
  'markdown.math': ['math'],
  'themeConfig.announcementBar': ['announcement', same],
  'themeConfig.navbar.hideOnScroll': ['hideOnScroll'],
  'themeConfig.pageMenu': ['pageMenu', (items) => ({ items })],
}

function same(value: unknown): unknown {
  return value
}

function withoutSwitch(value: unknown): unknown {
  return typeof value === 'object' ? { ...value, enabled: undefined } : value
}

/** Returns the fix for a key that was refused, such as `themeConfig.navbar.items[2].items`; undefined for most. */
export function fixOf({ kind, path }: Finding, input: unknown): string | undefined {
  const key = keyName(path)
    .replaceAll(/\[\d+\]/g, '[]')
    .replace(/^docs\[\]/, 'docs')
  if (key === 'docs' && valueAt(input, path) === false) return docsFix(input)
  if (key === SEARCH_ITEM && valueAt(input, path) === 'search')
    return searchItemFix(valueAt(input, [...path.slice(0, -1), 'suggestions']))
  const feature = kind === 'unknown-key' && Object.hasOwn(FEATURES, key) ? FEATURES[key] : undefined
  return feature ? featureLine(key, feature, valueAt(input, path)) : FIXES.get(key)
}

/** What needs docs would be the next error, so it is named along with how a site has none. */
function docsFix(input: unknown): string {
  const items = valueAt(input, ['themeConfig', 'navbar', 'items'])
  const needing = (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    const type = valueAt(item, ['type'])
    return typeof type === 'string' && /^docs?/.test(type)
      ? [`\`themeConfig.navbar.items[${index}]\` (${type})`]
      : []
  })
  const rest = needing.length === 0 ? '' : ` Remove what needs docs, too: ${needing.join(', ')}.`
  return `${FIXES.get('docs')}${rest}`
}

/** Options that features had, by feature and path. */
const FORMER_OPTIONS = new Map([
  [
    'search.engine',
    'Remove `engine`: Pagefind is a feature of its own now, and examples/features/pagefind/README.md in the package of the engine says how a site takes it.',
  ],
])

/** Returns the fix for an option that a feature no longer has; undefined for most. */
export function optionFixOf(feature: string, { kind, path }: Finding): string | undefined {
  return kind === 'unknown-key' ? FORMER_OPTIONS.get(`${feature}.${keyName(path)}`) : undefined
}

/** Search was an item of the navbar. */
const SEARCH_ITEM = 'themeConfig.navbar.items[].type'

function searchItemFix(suggestions: unknown): string {
  const rest = suggestions === undefined ? '' : ` Its suggestions: ${featureCall('search', { suggestions })}.`
  return `Remove the item: every site has search, except with \`features: [without('search')]\`.${rest}`
}

/** Longer options are left to the author to move. */
const MAX_LENGTH = 60

function featureLine(key: string, [name, options]: [string, typeof same?], value: unknown): string {
  if (value === false || (name === 'socialCards' && valueAt(value, ['enabled']) !== true))
    return `Remove \`${key}\`: the feature ${name} is off unless it is named.`
  return `Write it as ${featureCall(name, options?.(value))}.`
}

function featureCall(name: string, options: unknown): string {
  const written = options === undefined ? '' : literal(options)
  const shown = written === '{  }' ? '' : written.length > MAX_LENGTH ? '{ … }' : written
  return `\`features: [${name}(${shown})]\`, with \`import { ${name} } from '${PACKAGE}/features'\``
}
