import { describe, expect, test } from 'vitest'
import { migrated } from '../testing'

/** Migrates a site of VitePress with these keys in its configuration, and an address. */
function withConfig(keys: string, files: Record<string, string> = {}) {
  const config = `import { defineConfig } from 'vitepress'
    import other from 'some-plugin'
    export default defineConfig({ sitemap: { hostname: 'https://harbor.example.com/' }, ${keys} })`
  return migrated({ '.vitepress/config.mts': config, 'guide/start.md': '# Start', ...files })
}

test('a configuration of VitePress is converted without its packages, with a comment for each dropped key', async () => {
  const { config } = await withConfig(`
    title: 'Harbor', description: 'Tides and boats', base: '/harbor', lastUpdated: true, ignoreDeadLinks: [/x/],
    srcExclude: ['drafts/**'], cleanUrls: true, appearance: 'dark', rewrites: { a: 'b' },
    head: [['link', { rel: 'icon', href: '/harbor/flag.svg' }], ['meta', { name: 'theme-color', content: '#fff' }], ['script', {}, 'tide = 1']],
    markdown: { math: true, lineNumbers: true, config() {} }, vite: { plugins: [other()] },
    themeConfig: {
      logo: { light: '/mark.svg', dark: '/night.svg' }, logoLink: { link: '/guide/', target: '_self' }, siteTitle: false,
      nav: [
        { text: '<b>Guide</b>', link: '/guide/start', activeMatch: '/guide/' },
        { text: 'v1', items: [{ text: 'Old', items: [{ text: 'v0', link: 'https://v0.example.com' }] }, { text: 'Home', link: '/' }] },
        { component: 'Flag' },
      ],
      socialLinks: [{ icon: 'github', link: 'https://code.example.com' }, { icon: { svg: '<svg/>' }, link: 'https://chat.example.com/a' }],
      editLink: { pattern: 'https://code.example.com/edit/main/:path' },
      footer: { message: 'MIT', copyright: 'Harbor' }, outline: 'deep', search: { provider: 'algolia' }, docFooter: { prev: 'Back' },
    }`)
  expect(config).toMatchInlineSnapshot(`
    "import { math } from 'docwright/features'

    // Converted from .vitepress/config.mts. A comment marks each setting that was left out.
    // Every key is explained in the configuration reference.

    /** @type {import('docwright').SiteConfigInput} */
    export default {
      title: 'Harbor',
      tagline: 'Tides and boats',
      url: 'https://harbor.example.com',
      baseUrl: '/harbor/',
      // rewrites {"a":"b"}: the address of a page is the path of its file: use \`slug\` in the front matter, or redirects in \`hosting()\`
      // vite: write what the site needs anew: see docs/extending.md
      favicon: 'flag.svg',
      head: [
        { tag: 'meta', attributes: { name: 'theme-color', content: '#fff' } },
        { tag: 'script', attributes: {}, text: 'tide = 1' },
      ],
      docs: {
        path: '.',
        numberPrefixParser: false,
        showLastUpdateTime: true,
        exclude: ['drafts/**'],
        editUrl: 'https://code.example.com/edit/main',
      },
      onBrokenLinks: 'warn',
      markdown: {
        headingIds: 'vitepress',
        // lineNumbers true: write \`showLineNumbers\` behind the language of a fence
        // config config: most plugins have a counterpart in \`markdown.plugins\`: see docs/compatibility.md
      },
      themeConfig: {
        // docFooter {"prev":"Back"}: the words of the theme are in theme.json of each language: see "Languages" in docs/authoring.md
        // search {"provider":"algolia"}: the search of this engine replaces it
        colorMode: { defaultMode: 'dark' },
        navbar: {
          title: '',
          logo: { src: 'mark.svg', srcDark: 'night.svg', href: '/guide/', target: '_self' },
          items: [
            {
              label: 'Guide',
              to: '/guide/start',
              // activeMatch '/guide/': an item is marked as active by where it leads
            },
            {
              type: 'dropdown',
              label: 'v1',
              items: [{ label: 'v0', href: 'https://v0.example.com' }, { label: 'Home', to: '/' }],
            },
            // Flag: a component or a function makes it, and neither runs here
            { label: 'GitHub', href: 'https://code.example.com' },
            { label: 'chat.example.com', href: 'https://chat.example.com/a' },
          ],
        },
        footer: { html: '<div>MIT</div><div>Harbor</div>' },
        tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 6 },
      },
      features: [math()],
    }
    "
  `)
})

test('pages of another folder keep it, and edit links lead to it', async () => {
  const edit = "themeConfig: { editLink: { pattern: 'https://code.example.com/main/src/:path' } }"
  const { config } = await withConfig(`srcDir: './src', ${edit}`, { 'src/a.md': '# A' })
  expect(config).toContain("path: 'src',")
  expect(config).toContain("editUrl: 'https://code.example.com/main',")
  const other = await withConfig('themeConfig: { editLink: { pattern: ({ filePath }) => filePath } }')
  expect(other.config).toContain('// editUrl editLink: the edit link of a page is a URL followed by')
})

describe('sidebars', () => {
  const files = Object.fromEntries(
    ['index', 'guide/index', 'guide/start', 'api/calls'].map((name) => [`${name}.md`, '# A']),
  )
  const sidebarsOf = async (sidebar: string) =>
    (await withConfig(`themeConfig: { sidebar: ${sidebar} }`, files)).read('sidebars.ts')

  test('each folder has one, whose links to pages name them', async () => {
    const text = await sidebarsOf(`{
      '/guide/': { base: '/guide/', items: [{ text: 'Guide', link: '/', collapsed: true, items: [{ text: 'Start', link: 'start' }] }] },
      '/api/': [{ text: 'API', items: [{ text: 'Calls', link: '/api/calls.html' }, { text: 'Part', link: '/api/calls#part' }] }],
      '/': [{ items: [{ text: 'Home', link: '/' }, { text: 'Gone', link: '/gone' }] }, { text: 'Out', link: 'https://example.com' }],
    }`)
    expect(text).toMatchInlineSnapshot(`
      "/** @type {import('docwright').SidebarsConfig} */
      export default {
        guide: [
          {
            type: 'category',
            label: 'Guide',
            link: { type: 'doc', id: 'guide/index' },
            collapsed: true,
            items: [{ type: 'doc', id: 'guide/start', label: 'Start' }],
          },
        ],
        api: [
          {
            type: 'category',
            label: 'API',
            collapsible: false,
            collapsed: false,
            items: [
              { type: 'doc', id: 'api/calls', label: 'Calls' },
              { type: 'link', label: 'Part', href: '/api/calls#part' },
            ],
          },
        ],
        main: [
          { type: 'doc', id: 'index', label: 'Home' },
          { type: 'link', label: 'Gone', href: '/gone' },
          { type: 'link', label: 'Out', href: 'https://example.com' },
        ],
      }
      "
    `)
  })

  test('one for all pages is main; an item that leads nowhere is named', async () => {
    const { read, report } = await withConfig(
      "themeConfig: { sidebar: [{ text: 'Start', link: 'guide/start' }, { text: 'Lost' }] }",
    )
    expect(read('sidebars.ts')).toContain(
      "main: [\n    { type: 'doc', id: 'guide/start', label: 'Start' },\n    // Lost: ",
    )
    expect(report).toContain('sidebars.main (Lost): it has no link and no items')
  })
})

test('each language has its words and sidebars, with links as in the default one, and its pages a new folder', async () => {
  const { config, read, report } = await withConfig(
    `description: 'Tides', locales: {
      root: { label: 'English', lang: 'en' },
      fr: { label: 'Français', lang: 'fr-FR', description: 'Marées', themeConfig: {
        nav: [{ text: 'Guide', link: '/fr/guide/start' }],
        sidebar: { '/fr/guide/': [{ text: 'Début', link: '/fr/guide/start' }] },
      } },
    }`,
    { 'fr/guide/start.md': '# Début' },
  )
  expect(config).toContain(`    locales: ['en', 'fr'],
    localeConfigs: { en: { label: 'English' }, fr: { label: 'Français', htmlLang: 'fr-FR' } },`)
  expect(config).toContain("exclude: ['i18n/**'] }")
  expect(config).toContain("{ type: 'localeDropdown' }")
  expect(read('i18n/fr/site.config.ts')).toContain("tagline: 'Marées',")
  expect(read('i18n/fr/site.config.ts')).toContain("{ label: 'Guide', to: '/guide/start' },")
  expect(read('i18n/fr/sidebars.ts')).toContain(
    "guide: [{ type: 'doc', id: 'guide/start', label: 'Début' }],",
  )
  expect(report).toContain('Move its files to i18n/fr.\n  fr/')
})

test('what only VitePress and Vue understand is reported with its file and line', async () => {
  const page =
    '# A\n\n<script setup>\nimport A from "./A.vue"\n</script>\n\n{{ 1 + 1 }} `{{ a }}`\n\nAn <Anchor x="1" /> :tada:\n'
  const { report } = await withConfig('', {
    'guide/start.md': page,
    'index.md': '---\ntitle: Harbor\nlayout: home\n---\n',
    'public/a.svg': '<svg/>',
    '.vitepress/theme/index.ts': '',
  })
  for (const [what, place] of [
    ['a script of Vue', 'guide/start.md:3'],
    ['an expression of Vue', 'guide/start.md:7'],
    ['a component of Vue', 'guide/start.md:9'],
    ['the name of an emoji', 'guide/start.md:9'],
    ['a home page of VitePress', 'index.md:1'],
    ['a theme of VitePress', '.vitepress/theme/index.ts'],
    ['publishes the files in this folder', 'public/'],
  ])
    expect(report).toMatch(new RegExp(`${what}.*\\n  fix: .*\\n  ${place}`))
})

test('a function gets what VitePress gives it, and a configuration of an unknown plugin is asked for', async () => {
  const config = 'export default async ({ mode, command }) => ({ title: mode + command })'
  expect((await migrated({ '.vitepress/config/index.js': config })).config).toContain(
    "title: 'productionbuild',",
  )
  const wrapped = "import { wrap } from 'some-plugin'\nexport default wrap({})"
  await expect(migrated({ '.vitepress/config.ts': wrapped })).rejects.toThrow('may need: some-plugin.')
})
