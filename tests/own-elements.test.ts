import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDevServer } from '../engine/dev/server'
import { buildSite } from '../engine/output/build'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/own-elements')
beforeAll(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TEXT = `A lead with a [link](./other.mdx) & \`code\`.

## Ropes *and* [knots](https://knots.example.com)

> - One [rope](#ropes-and-knots)
> - Two ~~ropes~~

| a | b |
| - | - |
| [c](./other.mdx) | ![d](/d.png) |

<p>A tag with a <a href="/other">link</a>.</p>
`

const FILES = {
  'site.config.ts': `export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/quay/', output: { precompress: false } }`,
  'docs/index.mdx': `---\ntitle: Quay\n---\n\n${TEXT}`,
  'docs/plain.md': `---\ntitle: Plain\n---\n\n${TEXT}`,
  'docs/other.mdx': '# Other\n',
  'static/d.png': '',
}

const OWN = `import type { ComponentProps } from 'react'
export default {
  a: (props: ComponentProps<'a'>) => <a {...props} data-knot="" />,
  h2: ({ children, ...props }: ComponentProps<'h2'>) => <h2 {...props}><b>Pier</b> {children}</h2>,
}`

/** Returns a reader of the articles of the built site. */
async function build(changes: Record<string, string>) {
  write({ ...FILES, ...changes })
  await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  return (path: string) =>
    /<article[\s\S]*<\/article>/.exec(readFileSync(join(folder, 'dist', path), 'utf8'))?.[0] ?? ''
}

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

let article = ''

test('a page whose elements are passed on as they are is the same page', async () => {
  const read = async (files: Record<string, string> = {}) => {
    const built = await build(files)
    return ['index.html', 'plain.html'].map((path) => built(path).replaceAll('/>', '>'))
  }
  const before = await read()
  const names = ['a', 'h2', 'p', 'li', 'ul', 'td', 'tr', 'table', 'blockquote', 'em', 'del', 'code', 'img']
  const passing = names.map((name) => `${name}: (props) => <${name} {...props} />`)
  expect(await read({ 'mdx-components.tsx': `export default { ${passing.join(', ')} }` })).toEqual(before)
})

test('components of the site show the elements of Markdown that they name', async () => {
  article = (await build({ 'mdx-components.tsx': OWN }))('index.html')
  expect(article).toContain('<a href="/quay/other" data-knot="">link</a>')
  expect(article).toContain('<a href="https://knots.example.com" data-knot="">knots</a>')
  expect(article).toMatch(/<h2 id="ropes-and-knots"><b>Pier<\/b> Ropes <em>and<\/em>/)
})

test('a link to a heading beside it, and a tag in an .mdx file, stay as they are', () => {
  expect(article).toContain(
    '<a class="anchor" href="#ropes-and-knots" aria-label="Direct link to Ropes and knots"></a>',
  )
  expect(article).toContain('<a href="/quay/other">link</a>')
})

test('a page is rendered again after an edit of such a component, and when an element is added', async () => {
  const edited = await build({ 'mdx-components.tsx': OWN.replace('Pier', 'Jetty') })
  expect(edited('index.html')).toBe(article.replace('Pier', 'Jetty'))
  const more = await build({ 'mdx-components.tsx': OWN.replace('default {', `default { del: () => 'gone',`) })
  expect(more('index.html')).toContain('Two gone')
})

test('the dev server shows them, and follows an edit', async () => {
  write({ ...FILES, 'mdx-components.tsx': OWN.replace(/ {2}a: .*\n/, '') })
  const server = await startDevServer({ folder, port: 0, cache: join(folder, 'dev-cache') })
  const page = async () => (await fetch(server.url)).text()
  expect(await page()).toContain('<b>Pier</b>')
  expect(await page()).not.toContain('data-knot')
  write({ 'mdx-components.tsx': OWN })
  await expect.poll(page).toContain('data-knot')
  await server.close()
})
