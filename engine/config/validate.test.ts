import { expect, test } from 'vitest'
import { SiteProblems } from '../diagnostics/reporter'
import { ENGLISH } from '../page/words'
import type { SiteConfigInput } from './types'
import { validateConfig } from './validate'

const minimal = { title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/' } satisfies SiteConfigInput

function refusal(input: unknown, source = ''): string {
  try {
    validateConfig(input, 'site.config.ts', source)
  } catch (error) {
    if (error instanceof SiteProblems) return error.message
    throw error
  }
  return 'accepted'
}

test('[E6] three keys are enough, the others have defaults', () => {
  const { words, ...config } = validateConfig(minimal, 'site.config.ts', '')
  expect(words).toBe(ENGLISH)
  expect(config).toMatchInlineSnapshot(`
    {
      "allowedHosts": {
        "connections": [],
        "frames": [],
        "pictures": [],
        "scripts": [],
        "styles": [],
      },
      "baseUrl": "/",
      "customFields": {},
      "docs": [
        {
          "breadcrumbs": true,
          "exclude": [],
          "id": "default",
          "includeCurrentVersion": true,
          "key": [
            "docs",
          ],
          "numberPrefixParser": true,
          "path": "docs",
          "routeBasePath": "/",
          "showLastUpdateAuthor": false,
          "showLastUpdateTime": true,
          "versions": {},
        },
      ],
      "features": [],
      "head": [],
      "i18n": {
        "currentLocale": "en",
        "defaultLocale": "en",
        "localeConfigs": {
          "en": {
            "calendar": "gregory",
            "direction": "ltr",
            "htmlLang": "en",
            "label": "English",
            "path": "",
          },
        },
        "locales": [
          "en",
        ],
      },
      "markdown": {
        "defaultCodeLanguage": "text",
        "fences": {},
        "format": "detect",
        "headingIds": "github",
        "magicComments": [
          {
            "block": {
              "end": "highlight-end",
              "start": "highlight-start",
            },
            "className": "theme-code-block-highlighted-line",
            "line": "highlight-next-line",
          },
          {
            "block": {
              "end": "error-end",
              "start": "error-start",
            },
            "className": "code-block-error-line",
            "line": "error",
          },
          {
            "block": {
              "end": "add-end",
              "start": "add-start",
            },
            "className": "code-block-add-line",
            "line": "add",
          },
          {
            "block": {
              "end": "remove-end",
              "start": "remove-start",
            },
            "className": "code-block-remove-line",
            "line": "remove",
          },
          {
            "block": {
              "end": "focus-end",
              "start": "focus-start",
            },
            "className": "code-block-focus-line",
            "line": "focus-next-line",
          },
        ],
      },
      "onBrokenAnchors": "warn",
      "onBrokenLinks": "throw",
      "onBrokenMarkdownLinks": "warn",
      "onDuplicateRoutes": "warn",
      "onUnknownFrontMatter": "warn",
      "output": {
        "precompress": true,
      },
      "pages": {
        "exclude": [],
        "path": "pages",
      },
      "storage": {
        "namespace": "",
      },
      "tagline": "",
      "theme": {
        "components": {},
      },
      "themeConfig": {
        "colorMode": {
          "defaultMode": "light",
          "disableSwitch": false,
          "respectPrefersColorScheme": false,
        },
        "docs": {
          "sidebar": {
            "autoCollapseCategories": false,
            "hideable": false,
          },
        },
        "footer": {
          "links": [],
        },
        "navbar": {
          "items": [],
          "title": "",
        },
        "tableOfContents": {
          "maxHeadingLevel": 3,
          "minHeadingLevel": 2,
        },
      },
      "title": "Toolkit",
      "titleDelimiter": "|",
      "trailingSlash": false,
      "url": "https://docs.example.com",
    }
  `)
})

test('[E6] a wrong value is refused with the key, the value, what is allowed, and the line', () => {
  const source = `import type { SiteConfigInput } from './types'

export default {
  title: 'Toolkit',
  url: 'https://docs.example.com',
  baseUrl: '/',
  // defaultMode: 'dark'
  themeConfig: {
    navbar: { items: [{ type: 'localeDropdown' }] },
    colorMode: {
      defaultMode: 'dim',
    },
  },
} satisfies SiteConfigInput
`
  expect(
    refusal({ ...minimal, themeConfig: { colorMode: { defaultMode: 'dim' } } }, source),
  ).toMatchInlineSnapshot(`
      "The key \`themeConfig.colorMode.defaultMode\` of the configuration has an invalid value.
        at        site.config.ts:11
        expected  'light' or 'dark'
        received  'dim'
        fix       Set \`themeConfig.colorMode.defaultMode\` to 'light' or 'dark'."
    `)
})

test('[E6] all wrong values are listed at once', () => {
  const input = {
    title: '',
    url: 'https://docs.example.com/docs/',
    baseUrl: 'docs',
    trailingSlash: true,
    onBrokenLinks: 'explode',
    themeConfig: {
      navbar: { logo: { alt: 1 } },
      tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 9 },
    },
  }
  const source = `export default ${JSON.stringify(input, null, 2)}`
  expect(refusal(input, source)).toMatchInlineSnapshot(`
    "The key \`title\` of the configuration has an invalid value.
      at        site.config.ts:2
      expected  a non-empty string
      received  ''
      fix       Set \`title\` to a non-empty string.

    The key \`url\` of the configuration has an invalid value.
      at        site.config.ts:3
      expected  an origin without a path, such as 'https://docs.example.com'
      received  'https://docs.example.com/docs/'
      fix       Set \`url\` to an origin without a path, such as 'https://docs.example.com'.

    The key \`baseUrl\` of the configuration has an invalid value.
      at        site.config.ts:4
      expected  a path that starts and ends with '/', such as '/docs/'
      received  'docs'
      fix       Set \`baseUrl\` to a path that starts and ends with '/', such as '/docs/'.

    The key \`trailingSlash\` of the configuration has an invalid value.
      at        site.config.ts:5
      expected  false: a page has one address, which does not end with a slash
      received  true
      fix       Set \`trailingSlash\` to false: a page has one address, which does not end with a slash.

    The key \`onBrokenLinks\` of the configuration has an invalid value.
      at        site.config.ts:6
      expected  'throw', 'warn', 'log' or 'ignore'
      received  'explode'
      fix       Set \`onBrokenLinks\` to 'throw', 'warn', 'log' or 'ignore'.

    The key \`themeConfig.navbar.logo.src\` of the configuration is missing.
      at        site.config.ts:9
      expected  a string
      received  nothing
      fix       Set \`themeConfig.navbar.logo.src\`.

    The key \`themeConfig.navbar.logo.alt\` of the configuration has an invalid value.
      at        site.config.ts:10
      expected  a string
      received  1
      fix       Set \`themeConfig.navbar.logo.alt\` to a string.

    The key \`themeConfig.tableOfContents.maxHeadingLevel\` of the configuration has an invalid value.
      at        site.config.ts:15
      expected  a heading level from 2 to 6
      received  9
      fix       Set \`themeConfig.tableOfContents.maxHeadingLevel\` to a heading level from 2 to 6."
  `)
})

test('an unknown key is refused with the keys most like it', () => {
  const source = `export default {
  title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/',
  themeConfig: { navbar: { itmes: [] } },
  plugins: [],
}`
  expect(
    refusal({ ...minimal, themeConfig: { navbar: { itmes: [] } }, plugins: [] }, source),
  ).toMatchInlineSnapshot(`
    "There is no key \`themeConfig.navbar.itmes\` in the configuration.
      at        site.config.ts:3
      expected  title, logo, items
      received  itmes
      fix       Did you mean \`items\`?

    There is no key \`plugins\` in the configuration.
      at        site.config.ts:4
      expected  title, tagline, url, baseUrl, trailingSlash, titleDelimiter, favicon, head, customFields, allowedHosts, onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors, onDuplicateRoutes, onUnknownFrontMatter, i18n, docs, pages, features, markdown, output, storage, themeConfig, theme, vite
      received  plugins
      fix       Remove \`plugins\`: docs/extending.md says what to write instead."
  `)
})

test('keys as Docusaurus has them are refused with what to do about them', () => {
  const themeConfig = {
    navbar: {
      items: [
        { label: 'More', items: [] },
        { label: 'A', to: '/a', 'aria-label': 'To A' },
      ],
    },
    footer: { copyright: 'Example Ltd' },
  }
  const docs = { sidebarCollapsed: false }
  const input = { ...minimal, presets: [], blog: {}, docs, markdown: { format: 'md' }, themeConfig }
  const fixes = refusal(input).match(/(?<=^ {2}fix {7}).+/gm)
  expect(fixes).toMatchInlineSnapshot(`
    [
      "Set \`collapsed\` or \`collapsible\` of a category in the sidebars or in its \`_category_\` file.",
      "Set \`markdown.format\` to 'detect', which reads \`.md\` files as plain Markdown, or to 'mdx'.",
      "Add \`type: 'dropdown'\` to the item.",
      "Set \`themeConfig.navbar.items[0]\` to either \`to\` (a route of this site) or \`href\` (a URL outside it).",
      "Write it as { holder: { label, href }, license: { label, href } }, or as the \`html\` of the footer.",
      "Move its options \`docs\` to a key of that name beside \`title\`, and \`blog\` to \`features: [blog({ … })]\`. Without \`routeBasePath\` the docs are at '/' here, not at '/docs'.",
      "Write it as \`features: [blog()]\`, with \`import { blog } from 'docwright/features'\`.",
    ]
  `)
})

test('search as an item of the navbar is refused with what to do with its suggestions', () => {
  const items = [{ type: 'search' }, { type: 'search', suggestions: [{ label: 'Start', to: '/start' }] }]
  const fixes = refusal({ ...minimal, themeConfig: { navbar: { items } } }).match(/(?<=^ {2}fix {7}).+/gm)
  expect(fixes).toMatchInlineSnapshot(`
    [
      "Remove the item: every site has search, except with \`features: [without('search')]\`.",
      "Remove the item: every site has search, except with \`features: [without('search')]\`. Its suggestions: \`features: [search({ suggestions: [{ label: 'Start', to: '/start' }] })]\`, with \`import { search } from 'docwright/features'\`.",
    ]
  `)
})

test('[E6] trailingSlash: undefined means no trailing slash', () => {
  const config = validateConfig({ ...minimal, trailingSlash: undefined }, 'site.config.ts', '')
  expect(config.trailingSlash).toBe(false)
})

test('[X6] docs that are switched off are refused, with the way to have none', () => {
  const items = [
    { label: 'Tides', to: '/tides' },
    { type: 'docSidebar', sidebarId: 'deck', label: 'Deck' },
  ]
  expect(refusal({ ...minimal, docs: false, themeConfig: { navbar: { items } } })).toMatch(
    /Remove what needs docs, too: `themeConfig\.navbar\.items\[1\]` \(docSidebar\)\./,
  )
  expect(refusal({ ...minimal, docs: false })).toMatch(
    /key `docs` .*received {2}false.*Remove `docs`: a site without pages in that folder has no docs/s,
  )
})

test('a navbar item of an unknown type, or without its target, is refused', () => {
  const items = [{ type: 'dropdwon' }, { label: 'Nowhere' }, { type: 'docSidebar', label: 'Docs' }]
  const source = `export default {
  title: 'Toolkit',
  themeConfig: {
    navbar: {
      items: [
        { type: 'dropdwon' },
        { label: 'Nowhere' },
        { type: 'docSidebar', label: 'Docs' },
      ],
    },
  },
}`
  expect(refusal({ ...minimal, themeConfig: { navbar: { items } } }, source)).toMatchInlineSnapshot(`
    "The key \`themeConfig.navbar.items[0].type\` of the configuration has an invalid value.
      at        site.config.ts:6
      expected  'link', 'doc', 'docSidebar', 'dropdown', 'localeDropdown', 'docsVersionDropdown', 'docsVersion' or 'html'
      received  'dropdwon'
      fix       Did you mean 'dropdown'?

    The key \`themeConfig.navbar.items[1]\` of the configuration has an invalid value.
      at        site.config.ts:7
      expected  either \`to\` (a route of this site) or \`href\` (a URL outside it)
      received  {"label":"Nowhere"}
      fix       Set \`themeConfig.navbar.items[1]\` to either \`to\` (a route of this site) or \`href\` (a URL outside it).

    The key \`themeConfig.navbar.items[2].sidebarId\` of the configuration is missing.
      at        site.config.ts:8
      expected  a string
      received  nothing
      fix       Set \`themeConfig.navbar.items[2].sidebarId\`."
  `)
})

test('a configuration that is not an object is refused', () => {
  expect(refusal(undefined)).toMatchInlineSnapshot(`
    "This file does not export the configuration.
      at        site.config.ts:1
      expected  an object
      received  nothing
      fix       Export an object by default."
  `)
  expect(refusal('Toolkit')).toMatchInlineSnapshot(`
    "This file does not export the configuration.
      at        site.config.ts:1
      expected  an object
      received  'Toolkit'
      fix       Export an object by default."
  `)
})

test('the default locale must be one of the locales', () => {
  expect(refusal({ ...minimal, i18n: { defaultLocale: 'de' } })).toMatchInlineSnapshot(`
    "The key \`i18n.defaultLocale\` of the configuration has an invalid value.
      at        site.config.ts:1
      expected  one of the site's \`i18n.locales\`
      received  'de'
      fix       Set \`i18n.defaultLocale\` to one of the site's \`i18n.locales\`."
  `)
})

test('[E4] a locale has a label, a direction, a language tag, a calendar and a path', () => {
  const i18n = { locales: ['en', 'fr', 'ar'], localeConfigs: { fr: { htmlLang: 'fr-CA', path: 'francais' } } }
  expect(
    validateConfig({ ...minimal, i18n }, 'site.config.ts', '').i18n.localeConfigs,
  ).toMatchInlineSnapshot(`
    {
      "ar": {
        "calendar": "gregory",
        "direction": "rtl",
        "htmlLang": "ar",
        "label": "العربية",
        "path": "ar",
      },
      "en": {
        "calendar": "gregory",
        "direction": "ltr",
        "htmlLang": "en",
        "label": "English",
        "path": "",
      },
      "fr": {
        "calendar": "gregory",
        "direction": "ltr",
        "htmlLang": "fr-CA",
        "label": "Français",
        "path": "francais",
      },
    }
  `)
})

test('a key of another tool names what replaces it here, and is not taken for a typo', () => {
  const input = { title: 'A', url: 'https://a.example', baseUrl: '/', webpack: {}, plugins: [] }
  expect(() => validateConfig(input, 'site.config.ts', JSON.stringify(input))).toThrow(
    /(?=[\s\S]*Remove `webpack`: Vite bundles)(?=[\s\S]*Remove `plugins`: docs)/,
  )
})

test.each([
  [{ blog: { blogTitle: 'News' } }, "blog({ blogTitle: 'News' })", 'blog'],
  [{ blog: {} }, 'blog()', 'blog'],
  [{ reference: { packages: ['@acme/toolkit'] } }, "reference({ packages: ['@acme/toolkit'] })", 'reference'],
  [{ search: { maxHits: 5 } }, 'search({ maxHits: 5 })', 'search'],
  [{ socialCards: { enabled: true } }, 'socialCards()', 'socialCards'],
  [{ socialCards: { enabled: true, font: 'a.ttf' } }, "socialCards({ font: 'a.ttf' })", 'socialCards'],
  [{ offline: true }, 'offline()', 'offline'],
  [
    { redirects: [{ from: '/a', to: '/b' }] },
    "hosting({ redirects: [{ from: '/a', to: '/b' }] })",
    'hosting',
  ],
  [{ output: { hostFiles: true } }, 'hosting({ hostFiles: true })', 'hosting'],
  [{ markdown: { math: true } }, 'math()', 'math'],
  [
    { themeConfig: { announcementBar: { content: 'News' } } },
    "announcement({ content: 'News' })",
    'announcement',
  ],
  [
    { themeConfig: { announcementBar: { content: 'News '.repeat(20) } } },
    'announcement({ … })',
    'announcement',
  ],
  [{ themeConfig: { navbar: { hideOnScroll: true } } }, 'hideOnScroll()', 'hideOnScroll'],
  [{ themeConfig: { pageMenu: ['copy'] } }, "pageMenu({ items: ['copy'] })", 'pageMenu'],
])('[E6] the key of %o has become a feature, and the message shows the new line', (more, line, name) => {
  expect(refusal({ ...minimal, ...more })).toContain(
    `fix       Write it as \`features: [${line}]\`, with \`import { ${name} } from 'docwright/features'\`.`,
  )
})

test.each([{ offline: false }, { socialCards: { enabled: false } }, { markdown: { math: false } }])(
  '[E6] %o is the default, so the key can go',
  (more) => {
    expect(refusal({ ...minimal, ...more })).toMatch(
      /fix {7}Remove `[\w.]+`: the feature \w+ is off unless it is named\./,
    )
  },
)
