import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { formatProblem } from '../engine/diagnostics/problem'
import { SiteProblems } from '../engine/diagnostics/reporter'
import { buildSite } from '../engine/output/build'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/unified-plugins')
beforeEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TEXT = `A "line"
with a break, see #12.

## Knots {#own-id}

See [outside](https://knots.example.com). <Badge text="New" />

![A boat](/boat.png)

| a |
| - |
| 1 |

:::tip

\`\`\`ts title="a.ts"
const a = "x"
\`\`\`

:::
`

/** Builds a page with plugins, as the configuration imports and names them. */
async function build(imports: string, plugins: string, changes: Record<string, string> = {}) {
  const files = {
    'site.config.ts': `${imports}
export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', output: { precompress: false }, onBrokenLinks: 'warn', markdown: { plugins: ${plugins} } }`,
    'docs/index.mdx': `---\ntitle: Quay\n---\n\n${TEXT}`,
    'static/boat.png': '',
    ...changes,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { problems } = await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  return { problems, article: /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '' }
}

const KNOWN = {
  remark: {
    breaks: 'breaks',
    smartypants: 'smartypants',
    github: `[github, { repository: 'harbor/quay' }]`,
    sectionize: 'sectionize',
  },
  rehype: {
    'external-links': `[external_links, { rel: ['nofollow'] }]`,
    'class-names': `[class_names, { h2: 'knotted' }]`,
  },
}

test('well-known plugins of remark and rehype do their work on a page', async () => {
  const names = Object.entries(KNOWN).flatMap(([kind, plugins]) =>
    Object.keys(plugins).map((name) => `import ${name.replace('-', '_')} from '${kind}-${name}'`),
  )
  const lists = Object.entries(KNOWN).map(
    ([kind, plugins]) => `${kind}: [${Object.values(plugins).join(', ')}]`,
  )
  const { article, problems } = await build(names.join('\n'), `{ ${lists.join(', ')} }`)
  // remark-github reads a file.
  expect(problems.map(({ severity, problem }) => [severity, problem.what])).toEqual([
    ['log', expect.stringContaining('Each build makes all pages')],
  ])
  expect(article).toContain('A “line”<br')
  expect(article).toMatch(/see <a href="https:\/\/github\.com\/harbor\/quay\/issues\/12"[^>]*>#12<\/a>/)
  expect(article).toMatch(/<section><h2 id="own-id" class="knotted">Knots<a class="anchor"/)
  expect(article).toContain('<a href="https://knots.example.com" rel="nofollow">outside</a>')
})

test('a page that a plugin leaves as it is stays the same page', async () => {
  const { article: plain } = await build('', '{}')
  const leave = `const leave = () => (tree) => tree`
  const { article } = await build(leave, '{ remark: [leave, leave], rehype: [leave] }')
  expect(article).toBe(plain)
  expect(article).toMatch(/class="badge">New.*admonition-tip.*<figure class="code" data-lang="TypeScript"/s)
})

async function messageFor(plugin: string): Promise<string> {
  const error: unknown = await build(`const tides = ${plugin}`, '{ remark: [tides] }').catch(
    (reason) => reason,
  )
  if (!(error instanceof SiteProblems)) throw new Error('The build did not fail.', { cause: error })
  return error.problems.map(formatProblem).join('\n')
}

test('[D3] a plugin that adds syntax is named, with what to do', async () => {
  expect(
    await messageFor('function tides() { this.data().micromarkExtensions = [] }'),
  ).toMatchInlineSnapshot(`
    "The plugin tides adds syntax to the parser of remark, which does not parse this page.
      at        docs/index.mdx
      expected  a plugin that changes the tree
      received  tides
      fix       Take it out of \`markdown.plugins\`; docs/compatibility.md says what to use in its place."
  `)
})

test('[D3] a plugin that fails, or is asynchronous, is named with the page', async () => {
  expect(await messageFor(`() => () => { throw new Error('Ebb.') }`)).toMatchInlineSnapshot(`
    "The plugin tides failed on this page: Ebb.
      at        docs/index.mdx
      expected  a plugin that changes the tree, and returns nothing or another tree
      received  Ebb.
      fix       Update the plugin, correct its options, or take it out of \`markdown.plugins\`."
  `)
  expect(await messageFor('() => async () => undefined')).toContain('failed on this page: it is asynchronous')
})

test('what a plugin says of a page is a warning', async () => {
  const { problems } = await build(
    `const tides = () => (tree, file) => void file.message('Low tide')`,
    '{ remark: [tides] }',
  )
  expect(problems.map(({ problem }) => [problem.what, problem.file])).toEqual([
    ['The plugin tides says of this page: Low tide', 'docs/index.mdx'],
  ])
})

test('a mistake in a component is still named with its line', async () => {
  const error: unknown = await build(`const leave = () => (tree) => tree`, '{ remark: [leave] }', {
    'docs/index.mdx': `# Quay\n\nText.\n\n<Bagde text="New" />\n`,
  }).catch((reason) => reason)
  expect(error).toMatchObject({ problems: [{ file: 'docs/index.mdx', line: 5 }] })
})
