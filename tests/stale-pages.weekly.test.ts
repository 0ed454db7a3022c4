import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from './docs-cli'
import { filesIn } from './files'
import { root } from './root'

const parent = join(root, '.cache/tests/stale')
mkdirSync(parent, { recursive: true })
const temp = mkdtempSync(join(parent, 'site-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

type Files = Record<string, string>

const configWith = (more: string, imports = '') =>
  `${imports}\nexport default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', output: { precompress: false }, ${more} }\n`

const HOOKS = `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineFeature } from 'docwright/feature'

export const tides = defineFeature({
  name: 'tides',
  setup({ root, head, page, shared, component }) {
    const read = (name: string) => readFileSync(join(root, 'data', name), 'utf8')
    const named = (name: string, content: string) => ({ tag: 'meta' as const, attributes: { name, content } })
    head(() => [named('release', read('release.txt')), named('build', process.env.BUILD_ID ?? 'none')])
    head(() => [{ tag: 'script', text: 'root.dataset.tide = ' + JSON.stringify(read('tide.txt')), when: 'first-frame' }])
    head(() => [named('port', read('port.txt'))])
    page(() => ({ keywords: [read('keyword.txt')] }))
    shared(() => ({ pier: read('pier.txt') }))
    component('article:after', { module: new URL('./After.tsx', import.meta.url), name: 'After' })
  },
})
`

/** A site whose pages have keys, except those that read files, the clock or the place. */
const SITE: Files = {
  'site.config.ts': configWith('features: [tides()]', "import { tides } from './features/tides'"),
  'sidebars.ts': "export default { docs: ['index', 'a', 'b'] }",
  'features/tides.ts': HOOKS,
  'features/After.tsx':
    "import { sign } from './sign'\nexport const After = ({ site }) => <p>{sign} {JSON.stringify(site.shared)}</p>",
  'features/sign.ts': "export const sign = 'one'",
  ...Object.fromEntries(
    ['release', 'tide', 'port', 'keyword', 'pier', 'read'].map((name) => [`data/${name}.txt`, 'one']),
  ),
  'data/knots.json': '[{ "name": "bowline", "use": "one" }]',
  'data/shown.json': '{ "text": "one" }',
  'parts/a.ts': 'export const a = 1',
  'mdx-components.tsx':
    'export default { Sign: () => <i>one</i>, h2: (props) => <h2 {...props} data-a="one" /> }',
  'components/Reading.tsx': `import { readFileSync } from 'node:fs'
export const Reading = () => <p>{readFileSync(new URL('../data/read.txt', import.meta.url), 'utf8')}</p>`,
  'components/Listing.tsx': `import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
export const Listing = () => <p>{globSync('*', { cwd: fileURLToPath(new URL('../parts', import.meta.url)) }).join()}</p>`,
  'components/Globbed.tsx':
    "export const Globbed = () => <p>{Object.keys(import.meta.glob('../parts/*.ts')).join()}</p>",
  'components/Placed.tsx': `const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'full' })
export const Placed = () => <p>{time.format(1e12)}</p>`,
  'components/Variable.tsx': 'export const Variable = () => <p>{process.env.PIER}</p>',
  'components/Data.tsx':
    "import data from '../data/shown.json'\nexport const Data = () => <p>{data.text}</p>",
  'components/Packed.tsx': "import { tide } from 'tide-table'\nexport const Packed = () => <p>{tide}</p>",
  'node_modules/tide-table/package.json': '{ "name": "tide-table", "version": "1.0.0", "type": "module" }',
  'node_modules/tide-table/index.js': "export const tide = 'one'",
  'docs/index.mdx': '# Home\n\n## Part\n\n<Sign />',
  'docs/a.mdx': `---\ntitle: A\n---\n\nimport Part from './_part.mdx'\n\n<Part />\n\n[B](b.mdx)\n`,
  'docs/_part.mdx': 'One.',
  'docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
  ...Object.fromEntries(
    ['Reading', 'Listing', 'Globbed', 'Placed', 'Variable', 'Data', 'Packed'].map((name) => [
      `docs/${name.toLowerCase()}.mdx`,
      `---\ntitle: ${name}\n---\n\nimport { ${name} } from '../components/${name}'\n\n<${name} />\n`,
    ]),
  ),
  'pages/knots/[name].tsx': 'export default ({ name, use }) => <p>{name} {use}</p>',
  'pages/knots/[name].paths.ts': "export { default } from '../../data/knots.json'",
}

interface Change {
  /** What a build depends on. */
  of: string
  files?: Files
  env?: Record<string, string>
}

const CHANGES: Change[] = [
  ...['release', 'tide', 'port', 'keyword', 'pier', 'read'].map((name) => ({
    of: `a file that is read: ${name}`,
    files: { [`data/${name}.txt`]: 'two' },
  })),
  { of: 'a variable that a hook reads', env: { BUILD_ID: '2' } },
  { of: 'a variable that a component reads', env: { PIER: '2' } },
  { of: 'the zone', env: { TZ: 'Asia/Tokyo' } },
  { of: 'the language', env: { LC_ALL: 'de_DE.UTF-8' } },
  { of: 'a module of a slot', files: { 'features/sign.ts': "export const sign = 'two'" } },
  { of: 'data of pages', files: { 'data/knots.json': '[{ "name": "bowline", "use": "two" }]' } },
  { of: 'data that a component imports', files: { 'data/shown.json': '{ "text": "two" }' } },
  { of: 'a file that components list', files: { 'parts/b.ts': 'export const b = 1' } },
  {
    of: 'components of every page',
    files: { 'mdx-components.tsx': 'export default { Sign: () => <i>two</i> }' },
  },
  { of: 'a partial', files: { 'docs/_part.mdx': 'Two.' } },
  { of: 'the sidebar', files: { 'sidebars.ts': "export default { docs: ['index', 'b', 'a'] }" } },
  { of: 'the route of a linked page', files: { 'docs/b.mdx': '---\ntitle: B\nslug: /bee\n---\n\nText.\n' } },
  {
    of: 'the version of a package',
    files: {
      'node_modules/tide-table/package.json':
        '{ "name": "tide-table", "version": "1.0.1", "type": "module" }',
      'node_modules/tide-table/index.js': "export const tide = 'two'",
    },
  },
]

/** A site whose plugins read files, so that no page of it has a key. */
const READING: Files = {
  'site.config.ts': configWith(
    "markdown: { plugins: { remark: [reading] } }, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }",
    "import { reading } from './plugin'",
  ),
  'plugin.ts': `import { readFileSync } from 'node:fs'
export const reading = () => (tree) => {
  const value = readFileSync(new URL('./data.txt', import.meta.url), 'utf8')
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
}
`,
  'data.txt': 'one',
  'i18n/fr/theme.json': '{}',
  'docs/index.md': '# Home\n\nText.\n',
}

const READING_CHANGES: Change[] = [
  { of: 'a file that a plugin reads', files: { 'data.txt': 'two' } },
  { of: 'a translation', files: { 'i18n/fr/docs/index.md': '# Maison\n\nTexte.\n' } },
]

function write(site: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
}

/** Returns all files of a build by path. */
async function built(site: string, cache: string, env: Record<string, string>) {
  const out = join(temp, 'out')
  const { code, stderr } = await build(site, {
    out,
    cache: join(temp, cache),
    env: { SOURCE_DATE_EPOCH: '1000', ...env },
  })
  expect(code, stderr).toBe(0)
  return Object.fromEntries(filesIn(out).map((file) => [file, readFileSync(join(out, file), 'latin1')]))
}

test.each([
  ['pages are kept', SITE, CHANGES],
  ['plugins read files', READING, READING_CHANGES],
])(
  '[D6] where %s, a build after a change of anything that a page is made of equals one without a cache',
  {
    timeout: 1_200_000,
  },
  async (name, files, changes) => {
    const site = join(temp, name.replaceAll(' ', '-'))
    write(site, files)
    let env = {}
    let before = await built(site, `${name}-warm`, env)
    for (const [index, change] of changes.entries()) {
      env = { ...env, ...change.env }
      write(site, change.files ?? {})
      const warm = await built(site, `${name}-warm`, env)
      const clean = await built(site, `${name}-clean-${index}`, env)
      const stale = Object.keys({ ...warm, ...clean }).filter((path) => warm[path] !== clean[path])
      expect.soft(stale, change.of).toEqual([])
      expect.soft(warm, `nothing shows ${change.of}`).not.toEqual(before)
      before = warm
    }
  },
)
