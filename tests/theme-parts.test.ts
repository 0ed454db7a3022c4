import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatProblem, SiteError } from '../engine/diagnostics/problem'
import { SiteProblems } from '../engine/diagnostics/reporter'
import { buildSite } from '../engine/output/build'
import { build as buildInProcess } from './docs-cli'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/theme-parts')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PARTS = {
  'components/ArticleFooter.tsx': `import { ArticleFooter, type ArticleFooterProps } from 'docwright/theme'
export default function Signed(props: ArticleFooterProps) {
  return <div className="signed">{props.page.title} by the harbor office <ArticleFooter {...props} /></div>
}`,
  'components/Navbar.tsx': `import { Navbar, usePage } from 'docwright/theme'
import { useState } from 'react'
export default function Tall() {
  const [boats] = useState(3)
  return <div data-boats={boats} data-path={usePage().path}><Navbar /></div>
}`,
  'components/PageMenu.tsx': `import { PageMenu, type PageMenuProps } from 'docwright/theme'
export default function Few({ page, site }: PageMenuProps) {
  const actions = page.actions?.filter(({ type }) => type !== 'copy') ?? []
  return <div data-menu={actions.length}><PageMenu page={{ ...page, actions }} site={site} /></div>
}`,
  'components/NotFound.tsx': `export default () => <article>Lost at sea</article>`,
  'components/Footer.tsx': `export default () => <p>Made of rope</p>`,
}

/** Builds a site with these parts, and returns a reader of its files. `components` is text of the configuration. */
async function build(components: string, changes: Record<string, string> = {}) {
  const files = {
    'site.config.ts': `export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', output: { precompress: false }, theme: { components: { ${components} } } }`,
    'docs/index.mdx': '---\ntitle: Quay\ntags: [rope]\n---\n\nText.\n',
    ...PARTS,
    ...changes,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  return (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')
}

async function messageFor(components: string, changes?: Record<string, string>): Promise<string> {
  const error: unknown = await build(components, changes).catch((reason: unknown) => reason)
  if (error instanceof SiteProblems) return error.problems.map(formatProblem).join('\n')
  if (error instanceof SiteError) return formatProblem(error.problem)
  throw new Error('The build did not fail.', { cause: error })
}

const OWN = Object.keys(PARTS).map((file) => `${/(\w+)\.tsx/.exec(file)?.[1]}: './${file}'`)

test('a part of the site takes the place of a part of the theme, and can show it', async () => {
  const read = await build(OWN.join(', '))
  const page = read('index.html')
  expect(page).toMatch(/class="signed">Quay by the harbor office .*class="article-footer".*\/tags\/rope/s)
  expect(page).toMatch(/data-boats="3" data-path="\/"><header class="navbar"/)
  expect(page).toMatch(/data-menu="3"><details class="page-menu">(?:(?!copy).)*<\/details>/s)
  expect(page).toContain('<p>Made of rope</p>')
  expect(read('404.html')).toContain('Lost at sea')
})

const FRAMED = `import { CodeBlock, type CodeBlockProps } from 'docwright/theme'
export default function Framed({ code, language, title, ...props }: CodeBlockProps) {
  const about = [language, title, code.length].join()
  return <div data-about={about}><CodeBlock {...props} code={code} language={language} title={title} /></div>
}`

test('a code block of the site is around each fence, also in tabs, and its twin stays', async () => {
  const fences = ['ts title="a.ts"', 'sh npm2yarn', 'js tab', 'text tab'].map(
    (info) => `\`\`\`${info}\nnpm i\n\`\`\`\n`,
  )
  const read = await build(`CodeBlock: './components/Framed.tsx'`, {
    'components/Framed.tsx': FRAMED,
    'docs/index.mdx': `# Quay\n\n${fences.join('\n')}`,
  })
  const page = read('index.html')
  expect(page).toMatch(
    /<div data-about="ts,a\.ts,5"><figure class="code" data-lang="TypeScript"><figcaption>a\.ts/,
  )
  expect(page.match(/data-about="sh,,/g)).toHaveLength(4)
  expect(page).toMatch(/data-about="js,,5"><figure[\s\S]*data-about="text,,5"><figure/)
  expect(read('index.md')).toContain('```ts title="a.ts"\nnpm i\n```')
})

test('a title of the site is the heading of each page, also of one whose text opens with it', async () => {
  const read = await build(`Title: './components/Named.tsx'`, {
    'components/Named.tsx': `import { Title, type TitleProps } from 'docwright/theme'
export default (props: TitleProps) => <header data-title={props.text}><Title {...props} /></header>`,
    'docs/index.mdx': '# The *old* quay {#old}\n\nText.\n\n# Second\n',
    'docs/part.mdx': "import Opening from './_opening.md'\n\n<Opening />\n",
    'docs/_opening.md': '# Of a part\n',
    'docs/named.mdx': '---\ntitle: Named\n---\n\nText.\n',
    'pages/tag.mdx': '<h1>As written</h1>\n',
  })
  expect(read('index.html')).toContain(
    '<header data-title="The old quay"><h1 id="old">The <em>old</em> quay</h1></header>',
  )
  expect(read('index.html')).toContain('<h1>Second</h1>')
  expect(read('part.html')).toContain('<header data-title="Of a part"><h1>Of a part</h1></header>')
  expect(read('named.html')).toContain('<header data-title="Named"><h1>Named</h1></header>')
  expect(read('tag.html')).toMatch(/<article[^>]*><h1>As written<\/h1>/)
})

test('a page is rendered again after an edit of a part', async () => {
  await build(OWN.join(', '))
  const edited = PARTS['components/ArticleFooter.tsx'].replace('harbor office', 'harbor master')
  const read = await build(OWN.join(', '), { 'components/ArticleFooter.tsx': edited })
  expect(read('index.html')).toContain('harbor master')
})

test('[D3] an unknown part is named, with those that exist and the likely one', async () => {
  expect(await messageFor(`ArticelFooter: './components/ArticleFooter.tsx'`)).toMatchInlineSnapshot(`
    "There is no key \`theme.components.ArticelFooter\` in the configuration.
      at        site.config.ts:1
      expected  Navbar, Breadcrumbs, Title, Toc, PageMenu, CodeBlock, ArticleFooter, Pagination, NotFound, Footer
      received  ArticelFooter
      fix       Did you mean \`ArticleFooter\`?"
  `)
})

test('[D3] a file that is not there is named with the line of its key', async () => {
  expect(await messageFor(`Toc: './components/Toc.tsx'`)).toMatchInlineSnapshot(`
    "The key \`theme.components.Toc\` names a path that does not exist: components/Toc.tsx
      at        site.config.ts:1
      expected  a path that exists, relative to the site's folder
      received  'components/Toc.tsx'
      fix       Correct \`theme.components.Toc\`, or create components/Toc.tsx."
  `)
})

test('[D3] a part without a default export is named with its file', async () => {
  const changes = { 'components/Toc.tsx': 'export const Toc = () => null' }
  expect(await messageFor(`Toc: './components/Toc.tsx'`, changes)).toMatchInlineSnapshot(`
    "This module cannot replace the part Toc of the theme: it has no default export.
      at        components/Toc.tsx:1
      expected  export default function Toc(props: TocProps) …, a React component
      received  no default export
      fix       Export the component by default. \`docwright/theme\` has the types of its props."
  `)
})

test('[D3] a hook in a part that runs at build time is named with its file and line, once', async () => {
  await build('')
  for (const [path, text] of Object.entries({
    'site.config.ts': `export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', output: { precompress: false }, theme: { components: { Title: './components/Title.tsx' } } }`,
    'components/Title.tsx': `import { useState } from 'react'

interface Props {
  text: string
}

export default function Big({ text }: Props) {
  return <h1>{useState(text)}</h1>
}
`,
    'docs/other.mdx': 'Text.',
  }))
    writeFileSync(join(folder, path), text)
  // In a process of its own, since the runner of tests counts other lines.
  const { stderr } = await buildInProcess(folder, { out: join(folder, 'dist'), cache: join(folder, 'cache') })
  expect(
    stderr,
  ).toBe(`error: The component <Big> failed: it uses a React hook, but components of a page run at build time.
  at        components/Title.tsx:8
  expected  a plain function of its props that returns React elements
  received  <Big>
  fix       Rename its file to *.island.tsx, so that it runs in the browser.
`)
})
