import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { formatProblem, SiteError } from 'docwright/kit/diagnostics'
import { dirname, join } from 'pathe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './convert-site'

const CONFIG = `
import { themes } from 'prism-react-renderer'
import math from 'remark-math'
import type { Config } from '@docusaurus/types'
import * as path from 'node:path'

const require = createRequire(import.meta.url)
const __dirname = path.dirname(new URL(import.meta.url).pathname)
const harbor = require('./harbor.json')

export default async function config(): Promise<Config> {
  return {
    title: harbor.name,
    url: 'https://harbor.example.com',
    baseUrl: '/harbor/',
    favicon: '/img/flag.svg',
    organizationName: 'example',
    presets: [
      ['classic', {
        docs: { sidebarPath: require.resolve('./sidebars.js'), remarkPlugins: [[math, {}], path.resolve], editUrl: ({ versionDocsDirPath, docPath }) => \`https://code.example.com/\${versionDocsDirPath}/\${docPath}\` },
        theme: { customCss: path.join(__dirname, 'src/custom.css') },
        gtag: { trackingID: 'G-1' },
      }],
    ],
    plugins: [require('@acme/tide-tables'), ['@docusaurus/plugin-pwa', {}], ['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/tides', to: '/docs/intro' }, { from: '/*', to: '/docs/intro' }], createRedirects() {} }]],
    themeConfig: {
      prism: { theme: themes.github },
      algolia: { appId: 'x' },
      image: '/img/flag.png',
      navbar: {
        title: 'Harbor',
        logo: { src: '/img/mark.svg', srcDark: '/img/night.svg', href: '/docs/intro', target: '_self' },
        items: [
          { to: 'docs/intro', label: 'Docs', position: 'left' },
          { href: 'https://code.example.com', 'aria-label': 'Source', className: 'mark' },
          { label: 'More', items: [{ href: '/help', label: 'Help' }] },
          { type: 'custom-tides', label: 'Tides' },
          { type: 'search', position: 'right' },
        ],
      },
      footer: {
        style: 'dark',
        links: [{ label: 'Docs', to: 'docs/intro' }, { html: '<b>Moored</b>   here' }],
        copyright: 'Harbor',
      },
    },
  }
}
`

const FILES = {
  'docusaurus.config.ts': CONFIG,
  'harbor.json': '{ "name": "Harbor" }',
  'package.json': '{ "dependencies": { "chart": "1.0.0" } }',
  'sidebars.js': 'module.exports = { docs: ["intro"] }',
  'docs/intro.md':
    "---\ntitle: Intro\n---\n\nimport Card from '@theme/Card'\nimport chart from 'chart'\n\n$$\n\n```sh npm2yarn\nnpm i\n```\n\n```md\nimport a from 'b'\n```\n",
  'docs/next.md':
    "# Next\n\nimport Card from '@theme/Card'\n\n<Card />\n\nimport again from '@theme/Card'\n\nSafe in port :tada:, at 10:30:00.\n\nAlso `:tada:`.\n",
  'src/pages/index.js': "export default () => require('hero')",
  'src/components/Page.tsx': 'export const Page = () => (\n  <Head>\n    <title>A</title>\n  </Head>\n)\n',
  'src/theme/MDXComponents.js': 'export default {}',
  'src/theme/Footer/index.js': 'export default () => null',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Bonjour',
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-migrate-'))
  for (const [name, text] of Object.entries(FILES)) addFile(name, text)
})
afterEach(() => rmSync(folder, { recursive: true }))

function addFile(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

function run(write: boolean): Promise<string> {
  return migrate({ folder, write, modules: ['@theme/Layout', '@theme/Tabs'], outDir: join(folder, 'dist') })
}

/** Returns the message an author gets, without this machine's paths. */
async function failure(run: Promise<string>): Promise<string> {
  const error: unknown = await run.catch((reason: unknown) => reason)
  if (!(error instanceof SiteError)) throw error
  return formatProblem(error.problem).replaceAll(folder, '<site>')
}

test('a configuration is converted without its packages, with a comment for each dropped key', async () => {
  await run(true)
  expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toMatchInlineSnapshot(`
    "import { hosting } from 'docwright/features'

    // Converted from docusaurus.config.ts. A comment marks each setting that was left out.
    // Every key is explained in the configuration reference.

    /** @type {import('docwright').SiteConfigInput} */
    export default {
      title: 'Harbor',
      url: 'https://harbor.example.com',
      baseUrl: '/harbor/',
      // organizationName 'example': only the deploy command of Docusaurus reads it
      favicon: 'img/flag.svg',
      docs: {
        routeBasePath: 'docs',
        showLastUpdateTime: false,
        // remarkPlugins remark-math, resolve: most go into \`markdown.plugins\`: see docs/compatibility.md; the fence words npm2yarn and tab work without one
        sidebarPath: 'sidebars.js',
        editUrl: 'https://code.example.com',
      },
      onBrokenLinks: 'warn',
      // onBrokenLinks 'throw': it would fail the build, since links lead to pages that must be rewritten: index.js
      pages: { path: 'src/pages' },
      markdown: {
        format: 'mdx',
        defaultCodeLanguage: 'text',
        magicComments: [
          {
            className: 'theme-code-block-highlighted-line',
            line: 'highlight-next-line',
            block: { start: 'highlight-start', end: 'highlight-end' },
          },
        ],
      },
      // @acme/tide-tables: plugins of Docusaurus do not run here
      // @docusaurus/plugin-pwa: pages that a reader has opened can be read offline while the browser keeps them; there is no manifest
      // @docusaurus/plugin-client-redirects: its list is in \`hosting()\`; copy its function \`createRedirects\` there
      // theme.customCss: all style sheets below src and components are loaded, in the order of their paths, and others if a page imports them
      // gtag: pages send nothing to anyone unless \`allowedHosts\` says so: see docs/hosts.md
      themeConfig: {
        // algolia {"appId":"x"}: the search of this engine replaces it
        // prism {}: every language that a fence names is known, and its colors are tokens of the style sheet
        image: 'img/flag.png',
        navbar: {
          title: 'Harbor',
          logo: { src: 'img/mark.svg', srcDark: 'img/night.svg', href: '/docs/intro', target: '_self' },
          items: [
            { label: 'Docs', position: 'left', to: '/docs/intro' },
            { className: 'mark', href: 'https://code.example.com', 'aria-label': 'Source' },
            { type: 'dropdown', label: 'More', items: [{ label: 'Help', to: '/help' }] },
            // 'Tides': here it takes 'link', 'doc', 'docSidebar', 'dropdown', 'localeDropdown', 'docsVersionDropdown', 'docsVersion' or 'html'
            // type 'search': every site has search, at the end of the navbar
          ],
        },
        footer: {
          // style 'dark': colors are tokens of the style sheet: see docs/theming.md
          links: [{ title: 'Harbor', items: [{ label: 'Docs', to: '/docs/intro' }] }],
          html: '<div><b>Moored</b> here</div><div>Harbor</div>',
        },
      },
      features: [
        hosting({
          redirects: [
            { from: '/tides', to: '/docs/intro' },
            // {"from":"/*","to":"/docs/intro"}: here it takes a path from the site's root, such as '/old', without '..', '*', ':', a query or a hash
          ],
        }),
      ],
    }
    "
  `)
})

/** Returns the configuration written for one of Docusaurus, with other files beside it. */
async function converted(config: string, files: Record<string, string> = {}): Promise<string> {
  writeFileSync(join(folder, 'docusaurus.config.ts'), config)
  for (const [name, text] of Object.entries(files)) addFile(name, text)
  await run(true)
  return readFileSync(join(folder, 'site.config.ts'), 'utf8')
}

const REQUIRED_KEYS = "title: 'Harbor', url: 'https://harbor.example.com/', baseUrl: 'harbor'"

test('what leads to a dropped set of docs is left out, as are settings of a dropped language', async () => {
  const text = await converted(`export default { ${REQUIRED_KEYS},
    i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { de: { baseUrl: '/de/' } } },
    themeConfig: { navbar: { items: [
      { type: 'doc', docId: 'overview', docsPluginId: 'api', label: 'API' },
      { type: 'doc', docId: 'intro', docsPluginId: 'default', label: 'Docs' },
    ] } },
  }`)
  expect(text).toContain("url: 'https://harbor.example.com',\n  baseUrl: '/harbor/',")
  expect(text).toContain("// 'API': it leads to the docs 'api', which no plugin here has")
  expect(text).toContain("{ type: 'doc', docId: 'intro', label: 'Docs' }")
  expect(text).not.toContain('localeConfigs')
})

test('what a missing package would have said is left out, and what every site needs has a default', async () => {
  const text = await converted(`import { version, name } from 'some-package/package.json'
    export default { title: \`\${name} docs\`, url: 'https://harbor.example.com', baseUrl: '/',
    themeConfig: { navbar: { items: [{ label: \`v\${version}\`, href: 'https://x.example/' }] } } }`)
  expect(text).toContain("title: 'My site',")
  expect(text).toContain('// its value comes from some-package/package.json, which is not installed here')
  expect(text).not.toMatch(/label|\ue0ff/)
})

test('a module may use all of import.meta, and await before it exports', async () => {
  const text = await converted(
    `import { readFile } from 'node:fs/promises'
    import { join } from 'node:path'
    const { name } = JSON.parse(await readFile(join(import.meta.dirname, 'harbor.json'), 'utf8'))
    const url = new URL('./harbor.json', import.meta.url)
    export default { ${REQUIRED_KEYS}, tagline: [name, url.pathname.endsWith('/harbor.json'), import.meta.filename.endsWith('.ts')].join() }`,
  )
  expect(text).toContain("tagline: 'Harbor,true,true'")
  // Bundling replaces the expression, even within a string.
  const source = readFileSync(new URL('./load-config.ts', import.meta.url), 'utf8')
  expect(source).not.toContain('import.meta.' + 'url')
})

test('a preset that wraps the classic one keeps its docs and blog', async () => {
  const text = await converted(
    `export default { ${REQUIRED_KEYS}, presets: [['@harbor/preset', { docs: { routeBasePath: '/' }, blog: { path: 'news' } }]] }`,
    { 'news/2026-01-01-a.md': '# A' },
  )
  expect(text).toContain("routeBasePath: '/'")
  expect(text).toContain("features: [blog({ path: 'news' })]")
})

test('a page that cannot be converted does not keep others from it', async () => {
  rmSync(join(folder, 'src/pages/index.js'))
  writeFileSync(join(folder, 'src/pages/team.tsx'), "import Card from '@theme/Card'\n")
  writeFileSync(
    join(folder, 'src/pages/home.tsx'),
    "import Layout from '@theme/Layout'\nexport const picture = require('@site/static/a.png').default\n",
  )
  writeFileSync(join(folder, 'src/pages/about.tsx'), "import { Crew } from '@site/src/components/Crew'\n")
  writeFileSync(
    join(folder, 'src/components/Crew.tsx'),
    "export const pictures = [require('./a.png').default, require('pictures')]\n",
  )
  const said = await run(false)
  expect(said).toContain("onBrokenLinks: 'warn'")
  expect(said).toContain(
    "'about.tsx',\n      'team.tsx',\n      // these need `require` of a package, or import modules of Docusaurus that are not provided here",
  )
  expect(said).not.toContain('home.tsx')
})

test('imports of components are reported like those of pages, each with a fix', async () => {
  writeFileSync(
    join(folder, 'src/components/Version.jsx'),
    "import useGlobalData from '@docusaurus/useGlobalData'\nimport chart from 'chart'\n",
  )
  const said = await run(false)
  expect(said).toContain('provided from a file of the site.\n  src/components/Version.jsx:1')
  expect(said).toContain('src/components/Version.jsx:2')
})

test('each folder of translations has a target of its own, so that no version replaces another', async () => {
  for (const name of ['docs/version-1.0', 'docs-api/current', 'blog', 'pages'])
    addFile(`i18n/fr/docusaurus-plugin-content-${name}/a.md`, '# A')
  addFile('i18n/de/docusaurus-plugin-content-pages/index.jsx', '')
  addFile('i18n/fr/docs/intro.md', '# Bonjour')
  const said = await run(false)
  expect(said).toContain('Move its files to i18n/fr/docs, which is there already')
  for (const target of ['versioned_docs/version-1.0', 'blog', 'src/pages'])
    expect(said).toContain(`Move its files to i18n/fr/${target}.`)
  expect(said).toContain(
    'docs, posts or pages that are not taken over. (1)\n  fix: There is one blog and one folder of pages: build a second site for others.\n  i18n/fr/docusaurus-plugin-content-docs-api/',
  )
})

/** Adds a file of translated words. */
function addWords(name: string, words: Record<string, string>): void {
  const messages = Object.entries(words).map(([key, message]) => [key, { message }])
  addFile(name, JSON.stringify(Object.fromEntries(messages), null, 2))
}

const FRENCH = `export default { ${REQUIRED_KEYS}, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  themeConfig: { navbar: { title: 'Harbor', items: [{ label: 'Docs', to: '/docs/intro' }, { label: 'More', items: [{ label: 'Tides', to: '/' }] }] }, footer: { copyright: 'Free' } } }`

test('translated words of the theme become the configuration and the words of their language', async () => {
  const classic = 'i18n/fr/docusaurus-theme-classic'
  addWords(`${classic}/navbar.json`, { 'item.label.Tides': 'Marées', 'item.label.Old': 'Vieux' })
  addWords(`${classic}/footer.json`, { copyright: 'Libre' })
  addWords('i18n/fr/code.json', {
    hello: 'Bonjour',
    'theme.docs.versionBadge.label': 'Version : {versionLabel}',
    'theme.blog.post.plurals': 'Un article|{count} articles',
    'theme.admonition.tip': 'astuce',
    'theme.unknown': '?',
  })
  addFile('docusaurus.config.ts', FRENCH)
  const said = await run(true)
  expect(readFileSync(join(folder, 'i18n/fr/site.config.ts'), 'utf8')).toMatchInlineSnapshot(`
    "/** @type {import('docwright').LocaleWordsInput} */
    export default {
      themeConfig: {
        navbar: {
          items: [
            { label: 'Docs', to: '/docs/intro' },
            { type: 'dropdown', label: 'More', items: [{ label: 'Marées', to: '/' }] },
          ],
        },
        footer: { html: '<div>Libre</div>' },
      },
    }
    "
  `)
  expect(JSON.parse(readFileSync(join(folder, 'i18n/fr/theme.json'), 'utf8'))).toEqual({
    versions: { badge: 'Version : {version}' },
    blog: { manyPosts: '{count} articles' },
    admonitions: { tip: 'Astuce' },
  })
  expect(said).toContain(`${classic}/navbar.json:5`)
  expect(said).toContain('i18n/fr/src/pages/index.tsx replaces src/pages/index.tsx.\n  i18n/fr/code.json:2')
  expect(said).toContain('docs build counts what it shows in English.\n  i18n/fr/code.json')
})

test('translated words of sidebars become sidebars and category files of their language', async () => {
  addFile('docusaurus.config.ts', FRENCH)
  addFile(
    'sidebars.js',
    "module.exports = { docs: [{ type: 'category', label: 'Knots', items: ['intro'], link: { type: 'generated-index', title: 'All knots' } }] }",
  )
  addFile('docs/2-bends/_category_.yml', 'label: Bends\nposition: 2')
  addFile(
    'versioned_sidebars/version-1.0-sidebars.json',
    '{ "docs": { "Knots": [{ "type": "link", "label": "Home", "href": "/" }] } }',
  )
  const docs = 'i18n/fr/docusaurus-plugin-content-docs'
  addWords(`${docs}/current.json`, {
    'sidebar.docs.category.Knots': 'Nœuds',
    'sidebar.docs.category.Knots.link.generated-index.title': 'Tous les nœuds',
    'sidebar.docs.category.Bends': 'Ajuts',
  })
  addWords(`${docs}/version-1.0.json`, {
    'sidebar.docs.category.Knots': 'Nœuds',
    'sidebar.docs.link.Home': 'Accueil',
  })
  await run(true)
  const written = (name: string) => readFileSync(join(folder, 'i18n/fr', name), 'utf8')
  expect(written('sidebars.js')).toContain("label: 'Nœuds'")
  // Without a slug, the page would have another address than in English.
  expect(written('sidebars.js')).toContain(
    "{ type: 'generated-index', title: 'Tous les nœuds', slug: '/category/knots' }",
  )
  expect(JSON.parse(written('docs/2-bends/_category_.yml'))).toEqual({ label: 'Ajuts', position: 2 })
  expect(JSON.parse(written('versioned_sidebars/version-1.0-sidebars.json'))).toEqual({
    docs: { Nœuds: [{ type: 'link', label: 'Accueil', href: '/' }] },
  })
})

test('words of the default language are named only if they differ from those of the site', async () => {
  addFile('docusaurus.config.ts', FRENCH)
  const file = 'i18n/en/docusaurus-theme-classic/navbar.json'
  addWords('i18n/en/docusaurus-plugin-content-docs/current.json', { 'version.label': 'Next' })
  addWords(file, { 'item.label.Docs': 'Docs' })
  await expect(run(false)).resolves.not.toContain('i18n/en')
  addWords(file, { 'item.label.Docs': 'Handbook' })
  await expect(run(false)).resolves.toContain('category files.\n  i18n/en/')
})

test('an existing translation is not overwritten, and one that cannot be read is named', async () => {
  addFile('docusaurus.config.ts', FRENCH)
  addFile('i18n/fr/theme.json', '{}')
  addWords('i18n/fr/code.json', { 'theme.CodeBlock.copy': 'Copier' })
  addFile('i18n/fr/docusaurus-theme-classic/navbar.json', '{\n  "title": }')
  const said = await run(true)
  expect(readFileSync(join(folder, 'i18n/fr/theme.json'), 'utf8')).toBe('{}')
  expect(said).toContain('join the two.\n  i18n/fr/theme.json')
  expect(said).toContain('migrate again.\n  i18n/fr/docusaurus-theme-classic/navbar.json:2')
})

test('plugins in files of the site are named by their path in it', async () => {
  const text = await converted(
    `export default { ${REQUIRED_KEYS}, plugins: [require.resolve('./tools/plug.js')] }`,
    {
      'tools/plug.js': 'module.exports = () => ({})',
    },
  )
  expect(text).toContain('// tools/plug.js: plugins of Docusaurus do not run here')
})

test('a dry run shows what would be written, and writes nothing', async () => {
  const said = await run(false)
  expect(said).toContain("title: 'Harbor',")
  expect(said).toContain('Nothing was written')
  expect(() => readFileSync(join(folder, 'site.config.ts'))).toThrow('ENOENT')
})

test('[D3] an existing configuration is not overwritten', async () => {
  writeFileSync(join(folder, 'site.config.ts'), 'export default {}')
  await expect(failure(run(true))).resolves.toMatchInlineSnapshot(`
    "<site>/site.config.ts already exists and is not overwritten.
      at        <site>/site.config.ts
      expected  a folder without it
      fix       Move it, or omit --write to see what would be written."
  `)
  expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toBe('export default {}')
})

test('what does not carry over is reported by kind, with its files and lines', async () => {
  const said = (await run(true)).replaceAll(folder, '<site>')
  expect(said.slice(said.indexOf('Not carried over'))).toMatchInlineSnapshot(`
    "Not carried over from the content (11):

    This import is not provided here: @theme/Card (3)
      fix: Use your own component instead, or plain Markdown.
      docs/intro.md:5
      docs/next.md:3,7

    The package chart is imported but not installed. (1)
      fix: Install it; its components run when the site is built.
      docs/intro.md:6

    This page has a formula, which is not supported. (1)
      fix: Add \`math()\` to \`features\` in the configuration.
      docs/intro.md:8

    This looks like the name of an emoji, which is shown as it is written. (1)
      fix: Add \`emoji()\` to \`features\` in the configuration, and install gemoji.
      docs/next.md:9

    This page in JavaScript was not taken over. (1)
      fix: Rename it to .tsx, without what is not provided here: it runs once, when the site is built. Code that needs the browser belongs in an island.
      src/pages/index.js:1

    This file replaces part of the Docusaurus theme, which has no effect here. (1)
      fix: \`theme.components\` replaces parts of the layout: see docs/extending.md, and docs/theming.md for looks.
      src/theme/Footer/index.js:1

    This file replaces part of the Docusaurus theme, which has no effect here. (1)
      fix: Name its components in mdx-components.tsx: export default { Box }.
      src/theme/MDXComponents.js:1

    This page has a <head> in the text, which is not supported. (1)
      fix: Use front matter: title, description, image and keywords go into the head of the page.
      src/components/Page.tsx:2

    This engine reads the translations in this folder from another. (1)
      fix: Move its files to i18n/fr/docs.
      i18n/fr/docusaurus-plugin-content-docs/current/"
  `)
})

test('[D3] a configuration that throws is reported with its own line', async () => {
  writeFileSync(
    join(folder, 'docusaurus.config.ts'),
    "import a from 'a'\n\na.b.c()\nthrow new Error('no tide')\n",
  )
  await expect(failure(run(false))).resolves.toMatchInlineSnapshot(`
    "This configuration cannot be loaded.
      at        docusaurus.config.ts:4
      expected  a module that exports a configuration, or a function that returns one
      received  no tide
      fix       Correct what the message names, or install what the configuration may need: a."
  `)
})

test('[D3] a folder without a configuration of another tool says so', async () => {
  rmSync(join(folder, 'docusaurus.config.ts'))
  await expect(failure(run(false))).resolves.toMatchInlineSnapshot(`
    "There is no configuration of Docusaurus or VitePress in <site>.
      expected  the folder of a site of one of these tools
      fix       Name the folder that holds docusaurus.config.js or .ts, or the folder .vitepress."
  `)
})

test('what is a feature here becomes one, without the options that it does not have', async () => {
  const text = await converted(`export default { ${REQUIRED_KEYS}, themeConfig: {
    announcementBar: { id: 'tide', content: 'High water', backgroundColor: '#fff' }, navbar: { hideOnScroll: true },
  } }`)
  expect(text).toContain("import { announcement, hideOnScroll } from 'docwright/features'")
  expect(text).toContain(
    "// backgroundColor '#fff': colors are tokens of the style sheet: see docs/theming.md",
  )
  expect(text).toMatch(/ {4}announcement\(\{\n {6}id: 'tide',\n[^}]*\}\),\n {4}hideOnScroll\(\),/)
})
