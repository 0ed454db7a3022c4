const COLLAPSED =
  'Set `collapsed` or `collapsible` of a category in the sidebars or in its `_category_` file.'

/** What to do about a key as Docusaurus has it, by its path. */
const FIXES = new Map([
  [
    'presets',
    "Move its options `docs` and `blog` to keys of these names beside `title`. Without `routeBasePath` the docs are at '/' here, not at '/docs'.",
  ],
  ['docs.sidebarCollapsed', COLLAPSED],
  ['docs.sidebarCollapsible', COLLAPSED],
  [
    'markdown.format',
    "Set `markdown.format` to 'detect', which reads `.md` files as plain Markdown, or to 'mdx'.",
  ],
  ['themeConfig.algolia', "Remove `algolia`, and add { type: 'search' } to the items of the navbar."],
  [
    'themeConfig.footer.copyright',
    'Write it as { holder: { label, href }, license: { label, href } }: who owns the content, and its licence.',
  ],
  ['themeConfig.navbar.items[].items', "Add `type: 'dropdown'` to the item."],
])

/** The fix for a key that was refused, such as `themeConfig.navbar.items[2].items`; undefined for most. */
export function docusaurusFix(key: string): string | undefined {
  return FIXES.get(key.replaceAll(/\[\d+\]/g, '[]'))
}
