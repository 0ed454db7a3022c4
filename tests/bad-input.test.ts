import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { checkHere } from './check-here'
import type { Finished } from './commands'
import { root } from './root'

const temp = mkdtempSync(join(tmpdir(), 'docs-bad-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

interface Outcome {
  code: number | null
  /** The message an author gets, without this machine's paths. */
  message: string
}

const fixture = (name: string) => join(root, 'tests/fixtures/bad', name)
const cacheOf = (name: string) => join(temp, 'cache', name)

function outcome(name: string, { code, stderr }: Finished): Outcome {
  return {
    code,
    message: stderr
      .replaceAll(`${fixture(name)}/`, '')
      .replaceAll(root, '')
      .trim(),
  }
}

async function failure(name: string): Promise<string> {
  const finished = await checkHere(fixture(name), { cache: cacheOf(name) })
  const { code, message } = outcome(name, finished)
  expect(code).toBe(1)
  return message
}

async function warning(name: string): Promise<string> {
  const finished = await checkHere(fixture(name), { cache: cacheOf(name) })
  const { code, message } = outcome(name, finished)
  expect(code).toBe(0)
  return message
}

/** For what is found by the bundler, or is about the files of the site. */
async function buildBad(name: string): Promise<Outcome & { written: string[] }> {
  const folder = mkdtempSync(join(temp, `${name}-`))
  const finished = await buildHere(fixture(name), { out: join(folder, 'dist'), cache: cacheOf(name) })
  return { ...outcome(name, finished), written: readdirSync(folder) }
}

describe('an error ends the command with a message that helps', { timeout: 60_000 }, () => {
  test('[D3] a tag that is not closed', async () => {
    expect(await failure('malformed-mdx')).toMatchInlineSnapshot(`
      "error: This page is not valid MDX: Expected a closing tag for \`<div>\`.
        at        docs/tides.mdx:7:1
        expected  every tag closed, in the order it was opened
        received  <div className="gauge">
        fix       Add the closing tag, or write the tag with /> if it has no content."
    `)
  })

  test('[D3] an expression that is not JavaScript', async () => {
    expect(await failure('malformed-expression')).toMatchInlineSnapshot(`
      "error: This page is not valid MDX: an expression is not valid JavaScript, Expected \`,\` or \`)\` but found \`Identifier\`.
        at        docs/tides.mdx:5:25
        expected  a complete JavaScript expression between { and }
        received  High water comes {twice a day}.
        fix       Write a brace that is meant as text as \\{ or inside \`code\`."
    `)
  })

  test('[D3] front matter that is not YAML', async () => {
    expect(await failure('malformed-yaml')).toMatchInlineSnapshot(`
      "error: This YAML cannot be read: the value contains a colon, which starts another key.
        at        docs/tides.mdx:3
        expected  a plain string, or one in quotes
        received  description: High water: twice a day
        fix       Put quotes around the value: description: 'High water: twice a day'"
    `)
  })

  test('[D3] a mistyped front-matter key', async () => {
    expect(await failure('mistyped-front-matter')).toMatchInlineSnapshot(`
      "error: The front-matter key \`sidebar_postion\` looks like a typo.
        at        docs/tides.mdx:3
        expected  sidebar_position
        received  sidebar_postion
        fix       Did you mean \`sidebar_position\`?"
    `)
  })

  test('[D3] a front-matter value of the wrong kind', async () => {
    expect(await failure('wrong-front-matter-value')).toMatchInlineSnapshot(`
      "error: The front-matter key \`sidebar_position\` has an invalid value.
        at        docs/tides.mdx:3
        expected  a number
        received  'second'
        fix       Set \`sidebar_position\` to a number, or remove it."
    `)
  })

  test('[D3] a key the configuration does not know', async () => {
    expect(await failure('unknown-config-key')).toMatchInlineSnapshot(`
      "error: There is no key \`themeConfig.colourMode\` in the configuration.
        at        site.config.ts:6
        expected  image, colorMode, navbar, footer, docs, tableOfContents
        received  colourMode
        fix       Did you mean \`colorMode\`?"
    `)
  })

  test('[D3] [E6] wrong values in the configuration, all at once', async () => {
    expect(await failure('wrong-config-value')).toMatchInlineSnapshot(`
      "error: The key \`url\` of the configuration has an invalid value.
        at        site.config.ts:3
        expected  an origin without a path, such as 'https://docs.example.com'
        received  'https://docs.example.com/notes'
        fix       Set \`url\` to an origin without a path, such as 'https://docs.example.com'.

      error: The key \`baseUrl\` of the configuration has an invalid value.
        at        site.config.ts:4
        expected  a path that starts and ends with '/', such as '/docs/'
        received  'notes'
        fix       Set \`baseUrl\` to a path that starts and ends with '/', such as '/docs/'.

      error: The key \`trailingSlash\` of the configuration has an invalid value.
        at        site.config.ts:5
        expected  false: a page has one address, which does not end with a slash
        received  true
        fix       Set \`trailingSlash\` to false: a page has one address, which does not end with a slash.

      error: The key \`onBrokenLinks\` of the configuration has an invalid value.
        at        site.config.ts:6
        expected  'throw', 'warn', 'log' or 'ignore'
        received  'error'
        fix       Set \`onBrokenLinks\` to 'throw', 'warn', 'log' or 'ignore'.

      error: The key \`themeConfig.colorMode.defaultMode\` of the configuration has an invalid value.
        at        site.config.ts:8
        expected  'light' or 'dark'
        received  'system'
        fix       Set \`themeConfig.colorMode.defaultMode\` to 'light' or 'dark'.

      error: The key \`themeConfig.navbar.items[0].type\` of the configuration has an invalid value.
        at        site.config.ts:9
        expected  'link', 'doc', 'docSidebar', 'dropdown', 'localeDropdown', 'docsVersionDropdown', 'docsVersion' or 'html'
        received  'docsSidebar'
        fix       Did you mean 'docSidebar'?"
    `)
  })

  test('[D3] a sidebar that names a missing doc', async () => {
    expect(await failure('sidebar-missing-doc')).toMatchInlineSnapshot(`
      "error: The sidebar 'docs' names a doc that does not exist: 'tide'.
        at        sidebars.ts:7
        expected  the id of one of the 2 docs: tides, index
        received  'tide'
        fix       Did you mean \`tides\`?"
    `)
  })

  test('[D3] [X6] [X7] an item of the navbar that names a missing sidebar', async () => {
    expect(await failure('navbar-unknown-sidebar')).toMatchInlineSnapshot(`
      "error: A navbar item cannot be shown. It names a sidebar that does not exist: 'doc'.
        at        site.config.ts:9
        expected  the id of one of the 1 sidebars: docs
        received  {"type":"docSidebar","sidebarId":"doc","label":"Notes","position":"right"}
        fix       Did you mean \`docs\`?"
    `)
  })

  test('[D3] [K7] a link to a page that does not exist, and a script in the head', async () => {
    expect(await failure('broken-link')).toMatchInlineSnapshot(`
      "error: This link leads nowhere: /visits.js
        at        site.config.ts:5
        expected  the path of a page or a file of this site
        received  /visits.js (on the page /)
        fix       Put the file under \`static\` and link to it from there: static/files/a.zip is /files/a.zip.

      error: This link leads nowhere: /moon
        at        docs/tides.mdx:14
        expected  the path of a page or a file of this site
        received  /moon (on the page /tides)
        fix       Correct the path, or create the page."
    `)
  })

  test('[D3] an island whose props are not JSON', async () => {
    expect(await failure('island-props-not-json')).toMatchInlineSnapshot(`
      "error: The island <Counter> has a prop that cannot be sent to the browser: format
        at        docs/tides.mdx:9
        expected  JSON: a string, a finite number, a boolean, null, a list or a plain object
        received  a function (format)
        fix       Pass data and let the island do the rest; content goes between the tags, as children."
    `)
  })

  test('[D3] [X4] an island without a default export', async () => {
    expect(await failure('island-without-default-export')).toMatchInlineSnapshot(`
      "error: This island cannot be rendered: it has no default export.
        at        components/Gauge.island.tsx:1
        expected  export default function …, a React component
        received  a module without a default export
        fix       Put \`export default\` before the component that this file is for."
    `)
  })

  test('[D3] an island that imports a file which is not there', async () => {
    const { code, message, written } = await buildBad('island-import-missing')
    expect(code).toBe(1)
    expect(written, 'a failed build leaves nothing half-written').toEqual([])
    expect(message).toMatchInlineSnapshot(`
      "error: This module cannot be bundled for the browser.
        at        components/Gauge.island.tsx:1:8
        expected  a module with valid syntax, whose imports exist
        received  Could not resolve './gauge.css' in components/Gauge.island.tsx
        fix       Correct the path, or add the file that it names."
    `)
  })

  test('[D3] a component that is not known', async () => {
    expect(await failure('unknown-component')).toMatchInlineSnapshot(`
      "error: The component <Tabz> is not known.
        at        docs/tides.mdx:7
        expected  a component that the page imports, or one that every page has
        received  <Tabz>
        fix       Did you mean <Tabs>?"
    `)
  })

  test('[D3] [X4] a page module without a default export', async () => {
    expect(await failure('page-without-default-export')).toMatchInlineSnapshot(`
      "error: This page cannot be rendered: it has no default export.
        at        pages/about.tsx:1
        expected  export default function …, a React component
        received  a module without a default export
        fix       Put \`export default\` before the component that this file is for."
    `)
  })
})

describe('a warning lets the site pass, with the same kind of message', { timeout: 60_000 }, () => {
  test('[D3] the site is written', async () => {
    const { code, written } = await buildBad('broken-anchor')
    expect(code).toBe(0)
    expect(written).toEqual(['dist'])
  })

  test('[D3] [K7] an anchor that the page does not have', async () => {
    expect(await warning('broken-anchor')).toMatchInlineSnapshot(`
      "warn: This link names an anchor that its page does not have: /tides#neaps
        at        docs/index.mdx:6
        expected  one of the anchors of /tides: #spring, #neap
        received  /tides#neaps
        fix       Did you mean #neap? Otherwise give the heading that id: ## Heading {#id}"
    `)
  })

  test('[D3] [K7] a link to a Markdown file that does not exist', async () => {
    expect(await warning('broken-markdown-link')).toMatchInlineSnapshot(`
      "warn: This link names a Markdown file that does not exist: ./tide.mdx
        at        docs/index.mdx:6
        expected  the path of a file, relative to this one, to the docs folder, or from @site/
        received  ./tide.mdx
        fix       Did you mean ./tides.mdx?"
    `)
  })

  test('[D3] [K7] [R6] two files with one route', async () => {
    expect(await warning('duplicate-route')).toMatchInlineSnapshot(`
      "warn: Two files claim the route /tides: docs/tides-again.mdx and docs/tides.mdx.
        at        docs/tides.mdx
        expected  one file for each route
        received  docs/tides-again.mdx (served), docs/tides.mdx (left out)
        fix       Rename one of the files, or give one a different \`slug\`."
    `)
  })

  test('[D3] a front-matter key that is not known', async () => {
    expect(await warning('unknown-front-matter')).toMatchInlineSnapshot(`
      "warn: The front-matter key \`moon_phase\` is not known.
        at        docs/tides.mdx:3
        expected  title, id, slug, description, keywords, tags, image, draft, unlisted, search, date, author, author_title, author_url, author_image_url, authorURL, authorTitle, authorImageURL, authors, hide_title, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, sidebar_label, sidebar_position, sidebar_class_name, sidebar_badge, sidebar_custom_props, sidebar_key, displayed_sidebar, pagination_label, pagination_prev, pagination_next, custom_edit_url, parse_number_prefixes, last_update, markdown, wrapperClassName, layout
        received  moon_phase
        fix       Remove \`moon_phase\`, or set \`onUnknownFrontMatter\` to 'ignore' in the configuration."
    `)
  })

  test('[D3] a code block in an unknown language, and marks that mark nothing', async () => {
    expect(await warning('code-problems')).toMatchInlineSnapshot(`
      "warn: The language sealang of this code block is not known.
        at        docs/tides.mdx:5
        expected  a language that Shiki has a grammar for, or text
        received  sealang
        fix       Did you mean erlang, or golang, or scala?

      warn: A comment in this code block begins marked lines that never end: add-start
        at        docs/tides.mdx:11
        expected  a comment that begins and one that ends, each on its own line
        received  add-start
        fix       Add the comment that ends them after the last marked line.

      warn: This code block marks line 9, which it does not have.
        at        docs/tides.mdx:9
        expected  lines from 1 to 2
        received  9
        fix       Count the lines that are shown: magic comments are not among them."
    `)
  })
})
