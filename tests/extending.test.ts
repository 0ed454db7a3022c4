import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { buildSite } from '../engine/output/build'
import { capture } from './commands'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/extending')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const GUIDE = readFileSync(join(root, 'docs/extending.md'), 'utf8')
const MINIMAL = {
  'site.config.ts': `export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', output: { precompress: false } }`,
  'docs/index.mdx':
    '---\ntitle: Quay\n---\n\nText of [gulls](https://gulls.example.com).\n\n| a |\n| - |\n| b |\n',
}

/** What the site of each example shows, by the heading: a file, and text in it. */
const SHOWN: Record<string, [string, string | RegExp][]> = {
  'A feature in ten minutes': [['index.html', '<p class="reading-time">1 min read</p>']],
  '1. Replace a part': [
    ['index.html', 'Quay was written at the harbor office.'],
    ['index.html', '<a href="https://gulls.example.com">gulls ↗</a>'],
  ],
  '2. Add a script': [
    ['index.html', '<script src="/visits.js" defer></script>'],
    ['index.html', /script-src 'self' 'sha256-[^;]+ 'sha256-[^;]+;/],
    ['visits.js', 'sendBeacon'],
  ],
  '3. Add to every page': [['index.html', '<p class="tide-note">Tides are those of Ebbside.</p>']],
  '4. Generate a file': [
    ['titles.json', '["Quay"]'],
    ['index.html', '<link rel="alternate" href="/titles.json">'],
  ],
  '5. Extend Markdown': [
    ['index.html', /<table[^>]*class="[^"]*tide-table/],
    ['call.html', 'A CALL across the water.'],
  ],
  '6. Set up Vite': [['tide.html', 'The tide is four feet, in feet.']],
  '7. Make pages of data': [
    ['knots/reef.html', 'A knot for two ropes of one size.'],
    ['all.html', '<a href="/">Quay</a>'],
  ],
  '8. Write pages in a feature': [
    ['piers/2.html', 'South pier is pier 2 of <strong>2</strong>.'],
    ['piers/1.html', 'href="/piers/1" aria-current="page">Piers</a>'],
    ['piers/1.html', '<a href="/" rel="prev">'],
    ['index.html', '<a href="/piers/1" rel="next">'],
    ['data/sidebar-defaultSidebar.json', '"href":"/piers/1"'],
  ],
  '9. Add to the front matter': [
    ['index.html', '<p>For every deckhand.</p>'],
    ['charts.html', '<p>For every captain.</p>'],
    ['charts.html', 'Only a captain needs this page.'],
  ],
  '10. Read all pages': [['words.json', /"file":"docs\/index\.mdx","words":\d+/]],
}

interface Example {
  heading: string
  files: Record<string, string>
}

const EXAMPLES: Example[] = GUIDE.split(/^## /m)
  .slice(1)
  .map((section) => ({
    heading: section.slice(0, section.indexOf('\n')),
    files: Object.fromEntries(
      [...section.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => [
        path,
        text,
      ]),
    ),
  }))

const folderOf = ({ heading }: Example) => join(folder, heading.replace(/\W.*/, ''))

rmSync(folder, { recursive: true, force: true })
for (const example of EXAMPLES)
  for (const [path, text] of Object.entries({ ...MINIMAL, ...example.files })) {
    mkdirSync(dirname(join(folderOf(example), path)), { recursive: true })
    writeFileSync(join(folderOf(example), path), text)
  }

test('each example of the guide has a test', () => {
  expect(EXAMPLES.map(({ heading }) => heading)).toEqual(Object.keys(SHOWN))
})

test('all examples compile', async () => {
  const options = {
    extends: relative(folder, join(root, 'tsconfig.json')),
    include: ['**/*.ts', '**/*.tsx', relative(folder, join(root, 'engine/app/virtual.d.ts'))],
    // A test imports the whole engine, which takes thrice the time; those of `examples/` are compiled with it.
    exclude: ['**/*.test.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await capture(process.execPath, [compiler, '--noEmit', '--project', folder], {})
  expect(stdout).toBe('')
})

test.each(EXAMPLES)(
  '[D10] $heading: the site is built, and shows it',
  { timeout: 60_000 },
  async (example) => {
    const site = folderOf(example)
    const { problems } = await buildSite({
      folder: site,
      outDir: join(site, 'dist'),
      cache: join(site, 'cache'),
    })
    expect(problems).toEqual([])
    for (const [file, text] of SHOWN[example.heading] ?? [])
      expect(readFileSync(join(site, 'dist', file), 'utf8').replaceAll('<!-- -->', '')).toMatch(text)
  },
)

const TESTS = EXAMPLES.flatMap((example) =>
  Object.keys(example.files)
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => ({ heading: example.heading, file: join(folderOf(example), path) })),
)

// The tests in the file become tests of this one.
describe.each(TESTS)('[D10] $heading: its own test', async ({ file }) => {
  await import(file)
})
