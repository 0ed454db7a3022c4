import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from '../build-here'
import { capture, type Finished } from '../commands'
import { root } from '../root'
import { copySite } from '../site-copy'

const temp = mkdtempSync(join(tmpdir(), 'docs-faults-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

function siteWith(files: Record<string, string>): string {
  const site = copySite('tests/fixtures/plain')
  for (const [path, text] of Object.entries(files)) site.write(path, text)
  return site.folder
}

function docs(...args: string[]): Promise<Finished> {
  const env = { NO_COLOR: '1', FORCE_COLOR: undefined }
  return capture(process.execPath, [join(root, 'engine/bin/docs.mjs'), ...args], { env })
}

/** Runs `docs build` in a separate process, since it may hang or crash. */
async function build(name: string, files: Record<string, string>, limit = 60): Promise<Finished> {
  const [site, folder] = [siteWith(files), join(temp, name)]
  const folders = ['--out', join(folder, 'dist'), '--cache', join(folder, 'cache')]
  return docs('build', site, ...folders, '--limit', String(limit))
}

const page = (text: string) => ({ 'docs/bad.mdx': text })
const component = (text: string) => ({
  'components/Bad.tsx': text,
  ...page("import { Bad } from '@site/components/Bad'\n\n<Bad />\n"),
})

/** Blocks forever, without taking time from other tests. */
const BLOCKED = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'

test.concurrent.each([
  ['a loop without an end', { 'site.config.ts': BLOCKED }, 'more than 3 s', 'site.config.ts', 3],
  ['an exit', page('{process.exit(0)}\n'), 'ended by process.exit(0)', 'docs/bad.mdx'],
  ['a promise that never settles', page('{new Promise(() => {})}\n'), 'never settles', 'docs/bad.mdx'],
  [
    'a crash of the parser',
    page(`{${'('.repeat(20_000)}1${')'.repeat(20_000)}}\n`),
    'The command crashed',
    'docs/bad.mdx',
  ],
  [
    'an error that nothing catches',
    component(
      "setTimeout(() => { throw new Error('late') })\nexport const Bad = () => new Promise(() => {})\n",
    ),
    'received  late',
    'components/Bad.tsx:1',
  ],
  [
    'a rejection without an error',
    page('{Promise.reject(7) && new Promise(() => {})}\n'),
    'received  7',
    'docs/bad.mdx',
  ],
  [
    'data without an end',
    { 'site.config.ts': `Array.from({ length: 40 }, () => Buffer.alloc(2 ** 25, 1)); ${BLOCKED}` },
    'more than 1024 MB of memory',
    'site.config.ts',
  ],
] as const)('[D3] %s ends the build with a message', { timeout: 120_000 }, async (...row) => {
  const [name, files, message, place, limit] = row
  const { code, stderr } = await build(name, files, limit)
  expect(code, stderr).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr).toMatch(new RegExp(`at {8}\\S*${place.replaceAll('.', '\\.')}\\n`))
  expect(stderr).not.toMatch(/^ +at .*\(/m)
  expect(existsSync(join(temp, name, 'dist'))).toBe(false)
})

test.concurrent.each([
  ['an exit', 'process.exit(0)', 'ended by process.exit(0)'],
  ['a promise that never settles', 'module.exports = () => new Promise(() => {})', 'never settles'],
  ['a loop without an end', BLOCKED, 'more than 3 s'],
  ['an error that is thrown late', "module.exports = { get url() { throw new Error('late') } }", 'late'],
  [
    'a value that holds itself',
    'module.exports = { url: [] }; module.exports.url.push(module.exports)',
    'itself',
  ],
  ['a number that JSON does not have', 'module.exports = { themeConfig: { navbar: { items: [1n] } } }', ''],
])('[D3] a configuration of Docusaurus with %s is said to be one', { timeout: 60_000 }, async (...row) => {
  const [name, text, message] = row
  const site = join(temp, `docusaurus ${name}`)
  mkdirSync(site)
  writeFileSync(join(site, 'docusaurus.config.js'), text)
  const { code, stderr } = await docs('migrate', site, '--limit', message.includes('3 s') ? '3' : '60')
  expect(code, stderr).toBe(message === '' ? 0 : 1)
  expect(stderr).toContain(message)
  expect(stderr).not.toMatch(/^ +at .*\(/m)
})

test.concurrent.each(['samples', 'diagrams'])(
  '[D3] docs %s names what does not end',
  {
    timeout: 60_000,
  },
  async (command) => {
    const { code, stderr } = await docs(command, siteWith({ 'site.config.ts': BLOCKED }), '--limit', '3')
    expect(code, stderr).toBe(1)
    expect(stderr).toMatch(/more than 3 s\.\n {2}at {8}site\.config\.ts/)
  },
)

test.concurrent('[D3] a command of a feature that never ends is ended, and named', {
  timeout: 60_000,
}, async () => {
  const site = copySite('tests/fixtures/plain')
  site.write(
    'features/drift.ts',
    `import { defineFeature } from 'docwright/feature'

export const drift = defineFeature({
  name: 'drift',
  commands: {
    drift: { summary: 'never ends', run: async ({ site }) => (await site(), String(${BLOCKED})) },
  },
  setup() {},
})
`,
  )
  const config = site.read('site.config.ts').replace('{', '{ features: [drift()],')
  site.write('site.config.ts', `import { drift } from './features/drift'\n${config}`)
  const { code, stderr } = await docs('drift', site.folder, '--limit', '3')
  expect(code, stderr).toBe(1)
  expect(stderr).toMatch(/more than 3 s\.\n {2}at {8}the command docs drift\n/)
})

test.concurrent('[D3] the dev server names what it is blocked by', { timeout: 60_000 }, async () => {
  const args = ['dev', siteWith({ 'site.config.ts': BLOCKED }), '--port', '0']
  const server = spawn(process.execPath, [join(root, 'engine/bin/docs.mjs'), ...args], { cwd: root })
  const [said] = await once(server.stdout, 'data')
  server.kill()
  expect(String(said)).toBe('still working on site.config.ts\n')
})

test.concurrent('[D3] a folder that cannot be created is named', { timeout: 60_000 }, async () => {
  const { code, stderr } = await docs('build', siteWith({}), '--cache', '/proc/cache')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^error: No folder can be created here\.\n {2}at {8}\/proc\/cache/)
})

test.concurrent('a build needs no folder for temporary files', { timeout: 60_000 }, async () => {
  const folder = join(temp, 'no-temporary')
  const args = ['--out', join(folder, 'dist'), '--cache', join(folder, 'cache')]
  const env = { NO_COLOR: '1', TMPDIR: join(temp, 'nowhere') }
  const command = [join(root, 'engine/bin/docs.mjs'), 'build', siteWith({}), ...args]
  expect(await capture(process.execPath, command, { env })).toMatchObject({ code: 0, stderr: '' })
})

test.concurrent('[D3] where too few files may be open to start, that is said', {
  timeout: 60_000,
}, async () => {
  const args = [
    '-c',
    'ulimit -n 40; exec "$0" "$@"',
    process.execPath,
    join(root, 'engine/bin/docs.mjs'),
    'serve',
    temp,
  ]
  const { code, stderr } = await capture('bash', args)
  expect(code, stderr).toBe(1)
  expect(stderr).toMatch(/^error: Fewer than \d+ files may be open at once\.\n/)
})

test('[D3] a site in a folder with # or ? in its path is refused with the reason', {
  timeout: 60_000,
}, async () => {
  for (const sign of ['#', '?']) {
    const folder = join(temp, `sites in C${sign}`)
    cpSync(siteWith({}), folder, { recursive: true })
    const { code, stderr } = await buildHere(folder, {
      out: join(temp, 'sign'),
      cache: join(temp, 'sign-cache'),
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^error: A site cannot be in a folder with # or \? in its path\./)
  }
})

test('a component that leaves a timer open does not keep the build from ending', {
  timeout: 120_000,
}, async () => {
  const files = component('setInterval(() => {}, 1000)\nexport const Bad = () => <b>Text</b>\n')
  expect(await build('timer', files)).toMatchObject({ code: 0, stderr: '' })
})

const ISLAND = 'export default function Bad({ children }) { return <b>{children}</b> }\n'

test('[D3] what fails while pages are rendered is named, page by page', { timeout: 60_000 }, async () => {
  const hook = "import { useState } from 'react'\n"
  const late = `${hook}export const Late = () => { useState(1); throw new Error('at render') }\n`
  const self = 'export const Self = () => <Self />\nexport const Thrower = () => { throw 5 }\n'
  const pages = {
    self: "import { Self } from '@site/components/Bad'\n\n<Self />\n",
    thrower: "import { Thrower } from '@site/components/Bad'\n\n<Thrower />\n",
    late: "import { Late } from '@site/components/Late'\n\n<Late />\n",
    island: "import Bad from '@site/components/Bad.island'\n\n<Bad>{() => 1}</Bad>\n",
    deep: '{(function f() { return f() })()}\n',
    long: `---\nslug: /${'a'.repeat(300)}\n---\n\nText.\n`,
    ...Object.fromEntries(
      [
        '{a.b}',
        '{() => 1}',
        '{Symbol()}',
        '{null.a}',
        '{throw1()}',
        '{document.title}',
        '{({})}',
        '<Nobody />',
      ].map((text, at) => [`text-${at}`, `${text}\n`]),
    ),
  }
  const site = siteWith({
    'components/Bad.tsx': self,
    'components/Late.tsx': late,
    'components/Bad.island.tsx': ISLAND,
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`docs/${name}.mdx`, text])),
  })
  const { code, stderr } = await buildHere(site, {
    out: join(temp, 'pages'),
    cache: join(temp, 'pages-cache'),
  })
  expect(code).toBe(1)
  expect(Object.keys(pages).filter((name) => !stderr.includes(`at        docs/${name}.mdx`))).toEqual([])
  expect(stderr, 'an island that fails').not.toContain('runs in the browser')
  expect(stderr).not.toMatch(/^ +at .*\(/m)
})

test('[D3] something that is neither a file nor a folder is named', { timeout: 60_000 }, async () => {
  const site = siteWith({ 'static/a.txt': '' })
  for (const folder of ['docs', 'static']) {
    symlinkSync('itself', join(site, folder, 'itself'))
    symlinkSync('nothing', join(site, folder, 'gone.mdx'))
    symlinkSync('..', join(site, folder, 'parent'))
    execFileSync('mkfifo', [join(site, folder, 'pipe.mdx')])
  }
  const { code, stderr } = await buildHere(site, {
    out: join(temp, 'links'),
    cache: join(temp, 'links-cache'),
  })
  expect(code).toBe(1)
  const named = [...stderr.matchAll(/at {8}(\S+)/g)].map(([, file]) => file)
  const names = ['gone.mdx', 'itself', 'parent', 'pipe.mdx']
  expect(named.sort()).toEqual(
    ['docs', 'static'].flatMap((folder) => names.map((name) => `${folder}/${name}`)).sort(),
  )
})

test('[D3] pictures that no browser can show are named: a missing icon, a file that is not a picture', {
  timeout: 60_000,
}, async () => {
  const site = siteWith({ 'docs/a.mdx': '![A buoy](./buoy.png)\n', 'docs/buoy.png': '' })
  const config = join(site, 'site.config.ts')
  const text = readFileSync(config, 'utf8')
  writeFileSync(config, text.replace("baseUrl: '/',", "baseUrl: '/',\n  favicon: '../site.config.ts',"))
  const { code, stderr } = await buildHere(site, {
    out: join(temp, 'icons'),
    cache: join(temp, 'icons-cache'),
  })
  expect(code).toBe(0)
  expect(stderr).toMatch(
    /`favicon` names a file that does not exist: \.\.\/site\.config\.ts\n {2}at {8}site\.config\.ts/,
  )
  expect(stderr).toMatch(/No browser can show this image\.\n {2}at {8}docs\/buoy\.png/)
})
