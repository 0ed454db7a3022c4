import { pathToFileURL } from 'node:url'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { testConfig, writeSite } from '../../content/test-site'
import { formatProblem, SiteError } from '../../diagnostics/problem'
import { currentWork, rest } from '../../diagnostics/progress'
import { dataPage, type FeatureSetup, type WrittenSite } from '../../feature'
import { createFenceIndex } from '../../markdown/plugins/code-fences'
import { loadSite } from '../setup'
import { type Hooks, htmlParts, setUpFeatures } from './hooks'

/** What an author without types may write. */
type Garbage = Record<keyof FeatureSetup, (...values: unknown[]) => void>

const boom = () => {
  throw new Error('boom')
}

function hooksOf(setup: (site: Garbage) => unknown): Hooks {
  const root = writeSite({})
  const sources = { folders: [], outside: [], fences: createFenceIndex() }
  const feature = { name: 'tides', setup: setup as unknown as (site: FeatureSetup) => void }
  const folders = { root, layers: { root }, cache: root, localeCache: root, sources }
  return setUpFeatures([feature], { ...folders, config: testConfig(), isDefaultLocale: true })
}

/** Returns the message of what is thrown, at once or later. */
async function messageOf(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    if (error instanceof SiteError) return formatProblem(error.problem)
    throw error
  }
  return 'nothing'
}

/** Calls a function without the arguments that it has. */
const call = (run: unknown): unknown => (typeof run === 'function' ? run() : undefined)

/** Sets up a feature, and calls one of its functions. */
const later = (setup: (site: Garbage) => unknown, call: (hooks: Hooks) => unknown) => () =>
  call(hooksOf(setup))

const listed = ({ files }: Hooks) => files[0]?.args[0]({} as WrittenSite)
const made = (hooks: Hooks) => Object.values(listed(hooks) ?? {})[0]?.()
const readMade = async (hooks: Hooks) => call(((await made(hooks)) as { read?: unknown }).read)
const read = ({ entries }: Hooks) => call(entries[0]?.args[1])
const headed = ({ head }: Hooks) => call(head[0]?.args[0])
const changed = ({ sidebar }: Hooks) => call(sidebar[0]?.args[0])
const page = (data: object) =>
  dataPage({
    at: { file: '/a.json#1', path: 'a.json' },
    kind: 'tide',
    route: '/a',
    title: 'A',
    ...data,
  } as never)

const throwing = (value: unknown) => () => {
  throw value
}

const part = { module: new URL(import.meta.url), name: 'Tide' }

const FAILED = (name: string) => `${name} of the feature 'tides' threw an error.`
const WRONG = (name: string) =>
  `${name} of the feature 'tides' returned something that it cannot be used for.`
const WAITS = (name: string) => `${name} of the feature 'tides' returned a promise, which nothing waits for.`
const CALLS = (hook: string) => `The feature 'tides' calls \`${hook}\` with a wrong value.`

test.each<[mistake: string, run: () => unknown, what: string, detail: string]>([
  ['a setup that throws', () => hooksOf(boom), FAILED('`setup`'), 'received  boom'],
  ['a setup that throws null', () => hooksOf(throwing(null)), FAILED('`setup`'), 'null, which is not'],
  ['a setup that throws a text', () => hooksOf(throwing('low')), FAILED('`setup`'), "'low', which is not"],
  [
    'a page with a wrong part',
    later(
      ({ page }) => page(() => ({ toc: 'high' })),
      ({ page }) => call(page[0]?.args[0]),
    ),
    WRONG('`page`'),
    "received  'high' as `toc`, in place of a list",
  ],
  ['an async setup', () => hooksOf(async () => boom()), WAITS('`setup`'), 'hook that may wait: '],
  [
    'an unknown hook',
    () => hooksOf((site) => (site as unknown as { fils(): void }).fils()),
    FAILED('`setup`'),
    'There is no hook `fils`. Did you mean files?',
  ],
  ['files that are null', () => hooksOf(({ files }) => files(null)), CALLS('files'), 'received  null'],
  [
    'an unknown slot',
    () => hooksOf(({ component }) => component('navbar', part)),
    CALLS('component'),
    "Did you mean 'navbar:end'",
  ],
  [
    'a slot with a path',
    () => hooksOf(({ component }) => component('navbar:end', './nope.tsx')),
    CALLS('component'),
    "received  './nope.tsx'",
  ],
  [
    'a slot with a file that is not there',
    () =>
      hooksOf(({ component }) => component('navbar:end', { ...part, module: new URL('file:///nope.tsx') })),
    CALLS('component'),
    'received  "file:///nope.tsx" as `module`, in place of the URL of a file that exists',
  ],
  [
    'a component without a module',
    () => hooksOf(({ component }) => component('view:tides-list', { name: 'Tide' })),
    CALLS('component'),
    'nothing as `module`, in place of the URL of a file',
  ],
  [
    'HTML of a number',
    later(
      ({ component }) => component('markdown', { name: 'Tide', html: () => 5 }),
      (hooks) => call(htmlParts(hooks)[0]?.html),
    ),
    WRONG('`component.html`'),
    'received  5',
  ],
  [
    'an option that Vite does not get',
    () => hooksOf(({ vite }) => vite({ plugin: [] })),
    CALLS('vite'),
    'received  the unknown key `plugin`',
  ],
  [
    'plugins that are no list',
    () => hooksOf(({ vite }) => vite({ plugins: 'x' })),
    CALLS('vite'),
    "received  'x' as `plugins`, in place of a list",
  ],
  [
    'a slot of a name that its file does not export',
    () => {
      const module = pathToFileURL(
        join(writeSite({ 'Tide.tsx': 'export const Moon = () => null' }), 'Tide.tsx'),
      )
      hooksOf(({ component }) => component('navbar:end', { module, name: 'Tide' }))
    },
    CALLS('component'),
    "received  'Tide' as `name`, in place of a name that Tide.tsx exports: Moon",
  ],
  [
    'front matter without a schema',
    () => hooksOf(({ frontMatter }) => frontMatter({ level: 5 })),
    CALLS('frontMatter'),
    'received  5 as `level`, in place of a schema',
  ],
  [
    'a reader of a file that throws',
    later(({ files }) => files(() => ({ '/base/a.txt': () => ({ digest: '1', read: boom }) })), readMade),
    FAILED('`read` of the function for /base/a.txt'),
    'received  boom',
  ],
  ['files that throw', later(({ files }) => files(boom), listed), FAILED('`files`'), 'received  boom'],
  ['files of a number', later(({ files }) => files(() => 5), listed), WRONG('`files`'), 'received  5'],
  ['files of a list', later(({ files }) => files(() => [{}]), listed), WRONG('`files`'), 'received  [{}]'],
  ['async files', later(({ files }) => files(async () => boom()), listed), WAITS('`files`'), 'a promise'],
  [
    'a file outside the site',
    later(({ files }) => files(() => ({ 'a.txt': String })), listed),
    "The feature 'tides' adds a file outside the site: 'a.txt'",
    'begins with the base path /',
  ],
  [
    'a file above the site',
    later(({ files }) => files(() => ({ '/base/../a.txt': String })), listed),
    "The feature 'tides' adds a file outside the site: '/base/../a.txt'",
    'fix       Remove `..` from the path.',
  ],
  [
    'a file among those that browsers keep',
    later(({ files }) => files(() => ({ '/base/assets/hashed/f.js': String })), listed),
    '/base/assets/hashed/f.js would be in assets/hashed/, where browsers keep every file forever.',
    'fix       Move it to another folder',
  ],
  [
    'a file of a number',
    later(({ files }) => files(() => ({ '/base/a.txt': () => 5 })), made),
    WRONG('The function for /base/a.txt'),
    'received  5',
  ],
  [
    'a file that is rejected',
    later(({ files }) => files(() => ({ '/base/a.txt': async () => boom() })), made),
    FAILED('The function for /base/a.txt'),
    'received  boom',
  ],
  ['entries that throw', later(({ entries }) => entries('a', boom), read), FAILED('`entries`'), 'boom'],
  [
    'entries of a number',
    later(({ entries }) => entries('a', () => 5), read),
    WRONG('`entries`'),
    'received  5',
  ],
  [
    'entries of nothing',
    later(({ entries }) => entries('a', () => ({})), read),
    WRONG('`entries`'),
    'received  nothing as `sources`, in place of a list',
  ],
  [
    'a page without text',
    later(({ entries }) => entries('a', () => ({ sources: [page({ text: null })] })), read),
    WRONG('`entries`'),
    'received  null as `text` of item 1 of `sources`, in place of a string',
  ],
  [
    'work of an unknown moment',
    () => hooksOf(({ work }) => work({ befor: boom })),
    CALLS('work'),
    'received  the unknown key `befor`',
  ],
  [
    'work that is rejected',
    later(
      ({ work }) => work({ beside: async () => boom() }),
      (hooks) => call(hooks.work[0]?.args[0].beside),
    ),
    FAILED('`work.beside`'),
    'received  boom',
  ],
  [
    'work beside a build that returns a list',
    later(
      ({ work }) => work({ beside: async () => [5, null] }),
      (hooks) => call(hooks.work[0]?.args[0].beside),
    ),
    WRONG('`work.beside`'),
    'received  [5,null]',
  ],
  [
    'work that throws',
    later(
      ({ work }) => work({ before: boom }),
      (hooks) => call(hooks.work[0]?.args[0].before),
    ),
    FAILED('`work.before`'),
    'received  boom',
  ],
  [
    'statements with a mistake',
    later(({ head }) => head(() => [{ tag: 'script', text: 'if (', when: 'first-frame' }]), headed),
    WRONG('`head`'),
    "received  'if (' as `text` of item 1, in place of a script without mistakes of syntax",
  ],
  [
    'a file that runs before the first frame',
    () => hooksOf(({ head }) => head([{ tag: 'script', attributes: { src: '/a.js' }, when: 'first-frame' }])),
    CALLS('head'),
    'as `when` of item 1, in place of no `when`',
  ],
  [
    'a tag of documents that ends itself',
    later(({ head }) => head(() => [{ tag: 'script', text: 'x = "</script><b>"' }]), headed),
    WRONG('`head`'),
    'as `text` of item 1, in place of a script without `</script`',
  ],
  [
    'a script of another host',
    () =>
      hooksOf(({ head }) => head([{ tag: 'script', attributes: { src: 'https://cdn.example.com/a.js' } }])),
    CALLS('head'),
    "received  'https://cdn.example.com/a.js' as `attributes.src` of item 1",
  ],
  [
    'a style sheet of another host, for some pages',
    later(
      ({ head }) =>
        head(() => [
          { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://cdn.example.com/a.css' } },
        ]),
      headed,
    ),
    WRONG('`head`'),
    "received  'https://cdn.example.com/a.css' as `attributes.href` of item 1",
  ],
  [
    'an attribute that ends its tag',
    later(({ head }) => head(() => [{ tag: 'meta', attributes: { 'x><b': '' } }]), headed),
    WRONG('`head`'),
    'as `attributes.x><b` of item 1, in place of the name of an attribute',
  ],
  [
    'a sidebar with an unknown kind of item',
    later(({ sidebar }) => sidebar(() => [{ type: 'doc', id: 'a' }]), changed),
    WRONG('`sidebar`'),
    "received  'doc' as `type` of item 1, in place of 'link', 'category' or 'html'",
  ],
  [
    'a sidebar with a key of the sidebars file',
    later(
      ({ sidebar }) => sidebar(() => [{ type: 'link', label: 'Tides', href: '/base/tides', to: '/tides' }]),
      changed,
    ),
    WRONG('`sidebar`'),
    'received  the unknown key `to` of item 1',
  ],
  [
    'a sidebar with a category whose items are none',
    later(
      ({ sidebar }) =>
        sidebar(() => [
          { type: 'category', label: 'A', href: '/base/a', collapsible: true, collapsed: true, items: [5] },
        ]),
      changed,
    ),
    WRONG('`sidebar`'),
    'received  5 as item 1 of `items` of item 1, in place of an object',
  ],
  ['an async sidebar', later(({ sidebar }) => sidebar(async () => []), changed), WAITS('`sidebar`'), ''],
  ['a head that throws', later(({ head }) => head(boom), headed), FAILED('`head`'), 'received  boom'],
  ['a head of null', later(({ head }) => head(() => null), headed), WRONG('`head`'), 'received  null'],
  [
    'a page of a text',
    later(
      ({ page }) => page(() => 'x'),
      (hooks) => call(hooks.page[0]?.args[0]),
    ),
    WRONG('`page`'),
    "received  'x'",
  ],
  [
    'what is collected is a text',
    later(
      ({ collect }) => collect(() => 'x'),
      (hooks) => call(hooks.collect[0]?.args[0]),
    ),
    WRONG('`collect`'),
    "received  'x'",
  ],
  [
    'shared data is a function',
    later(
      ({ shared }) => shared(() => boom),
      (hooks) => call(hooks.shared[0]?.args[0]),
    ),
    WRONG('`shared`'),
    'received  a function',
  ],
  [
    'last files that are rejected',
    later(({ files }) => files(async () => boom(), { after: 'files' }), listed),
    FAILED('`files`'),
    'received  boom',
  ],
])('%s: the message names the feature and the hook', async (_, run, what, detail) => {
  const message = await messageOf(run)
  expect(message).toContain(what)
  expect(message).toContain(detail)
})

test("a mistake that a feature's own code explains is reported as it is", async () => {
  const explained = new SiteError({ what: 'No tide is known.' })
  const message = await messageOf(later(({ files }) => files(throwing(explained)), listed))
  expect(message).toBe('No tide is known.')
})

const TIDES = `import { defineFeature } from 'docwright/feature'

interface Tide {
  height: number
}

export const tides = defineFeature({
  name: 'tides',
  setup({ files, head }) {
    files((): Record<string, never> => {
      const tide: Tide | undefined = undefined
      return tide.height
    })
    head(() => 5)
  },
})
`

test('messages have the line that threw, or else that of the hook', async () => {
  const root = writeSite({
    'site.config.ts': `import { tides } from './features/tides'
export default { title: 'T', url: 'https://docs.example.com', baseUrl: '/', features: [tides()] }
`,
    'features/tides.ts': TIDES,
  })
  const { hooks } = await loadSite(root, 'production', join(root, '.cache'))
  const files = hooks.files.findLast(({ feature }) => feature === 'tides')
  expect(await messageOf(() => files?.args[0]({} as WrittenSite))).toContain('at        features/tides.ts:12')
  expect(await messageOf(() => call(hooks.head.at(-1)?.args[0]))).toContain('at        features/tides.ts:14')
})

test("each function of a site's feature is named while it runs, so that one that never ends is", async () => {
  rest()
  const seen: (string | undefined)[] = []
  const note = () => void seen.push(currentWork())
  const hooks = hooksOf(({ work, shared }) => {
    note()
    work({ before: note })
    shared(() => {
      note()
      return {}
    })
  })
  await call(hooks.work[0]?.args[0].before)
  call(hooks.shared[0]?.args[0])
  expect(seen).toEqual(['setup', 'work.before', 'shared'].map((name) => `\`${name}\` of the feature 'tides'`))
  expect(currentWork()).toBeUndefined()
})

test('a folder above the repository of a site, or above a site without one, is refused', async () => {
  for (const hook of ['work', 'entries'] as const) {
    const add = (folder: string) =>
      messageOf(() =>
        hooksOf((site) =>
          hook === 'work' ? site.work({ folders: [folder] }) : site.entries(folder, () => ({ sources: [] })),
        ),
      )
    expect(await add('../../..')).toContain(
      `The feature 'tides' calls \`${hook}\` with a folder above the site`,
    )
    expect(await add('../beside')).toBe('nothing')
  }
})
