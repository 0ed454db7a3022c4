import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { afterAll, expect, test } from 'vitest'
import { compareBuilds } from './compare'

const temp = mkdtempSync(join(tmpdir(), 'docs-compare-'))
afterAll(() => rmSync(temp, { recursive: true }))

function built(name: string, files: Record<string, string>): string {
  for (const [file, html] of Object.entries(files)) {
    mkdirSync(dirname(join(temp, name, file)), { recursive: true })
    writeFileSync(join(temp, name, file), html)
  }
  return join(temp, name)
}

const OLD_INTRO = `<title data-rh="true">Intro | Harbor</title><nav><p id="menu">Menu</p></nav><main><article>
<nav>Docs</nav><div id="__blog-post-container" class="theme-doc-markdown markdown"><header><h1>Intro</h1></header>
<h2 class="anchor" id="tides">Tides<a class="hash-link" href="#tides">#</a></h2><p>The <b>ti</b>de rises
twice a day.</p><pre><code><span>const a</span><br><span>a()</span><br></code></pre><button>Copy</button></div></article></main>`

test('pages with the same title, anchors and words are equal, whatever surrounds them', async () => {
  const before = built('a', { 'docs/intro/index.html': OLD_INTRO, '404.html': '<main>Nothing</main>' })
  const after = built('b', {
    'docs/intro.html': `<title>Intro | Harbor</title><main><article class="prose"><h1>Intro</h1>
<h2 id="tides"><a href="#tides">Tides</a></h2><p>The <b>ti</b>de rises twice a day.</p><pre><code>const a
a()</code></pre></article><p>Edit</p></main>`,
  })
  expect(await compareBuilds(before, after)).toBe(
    'Addresses in both builds: 1. Pages with the same title, anchors and words: 1.',
  )
})

test('an old page that redirects from the file of another has the same address', async () => {
  const html = '<main>Tides</main>'
  const broken = '<main>Ti<wbr>des</main>'
  const before = built('g', { 'docs/tides.html/index.html': '', 'docs/tides/index.html': html })
  expect(await compareBuilds(before, built('h', { 'docs/tides.html': broken }))).toBe(
    'Addresses in both builds: 1. Pages with the same title, anchors and words: 1.',
  )
})

test('a page with the slug `index` has the address of its folder in both builds', async () => {
  const html = '<main>Tides</main>'
  const before = built('e', { 'docs/tides/index/index.html': html })
  expect(await compareBuilds(before, built('f', { 'docs/tides/index.html': html }))).toBe(
    'Addresses in both builds: 1. Pages with the same title, anchors and words: 1.',
  )
})

test('what only the old page has is listed, and so are missing addresses', async () => {
  const before = built('c', {
    'index.html': '<title>Harbor</title><main><p>Home home</p></main>',
    'old.html': '',
    'docs/intro.html': OLD_INTRO,
  })
  const after = built('d', {
    'index.html': '<title>Harbor</title><main><p>Home home</p></main>',
    'new/index.html': '',
    'docs/intro.html':
      '<title>Intro</title><main><article class="prose"><p>The tide rises</p></article></main>',
  })
  expect(await compareBuilds(before, after)).toMatchInlineSnapshot(`
    "Addresses in both builds: 2. Pages with the same title, anchors and words: 1.

    Addresses that are gone:
      /old

    New addresses:
      /new

    Pages that differ:
      /docs/intro
        title    'Intro | Harbor' is 'Intro' now
        anchors  tides
        words    8: intro, tides, twice, a, day., const, a()"
  `)
})

test('[D3] a folder without a build says so', async () => {
  const error: unknown = await compareBuilds(join(temp, 'none'), temp).catch((reason: unknown) => reason)
  expect(String(error).replaceAll(temp, '<temp>')).toMatchInlineSnapshot(`
    "SiteError: There is no built site in <temp>/none.
      expected  a folder with HTML files
      fix       Build both sites first: the old one with Docusaurus, the new one with docs build."
  `)
})
