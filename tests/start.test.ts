import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { build, type Server, serve } from './docs-cli'
import { copySite } from './site-copy'

const temp = mkdtempSync(join(tmpdir(), 'docs-start-'))
/** Compressed, since one test is about that. */
const plain = copySite('tests/fixtures/plain')
plain.edit('site.config.ts', 'precompress: false', 'precompress: true')
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})
afterAll(() => {
  rmSync(temp, { recursive: true, force: true })
  plain.remove()
})

const options = ['--out', join(temp, 'dist'), '--cache', join(temp, 'cache')]

async function start(args: string[], env: Record<string, string> = {}): Promise<Server> {
  const server = await serve(['start', plain.folder, ...options, ...args], env)
  servers.push(server)
  return server
}

test('"start" builds the site where it is not built, and serves it', { timeout: 60_000 }, async () => {
  const server = await start(['--port', '0'])
  expect(server.output()).toContain('building the site')
  const response = await fetch(server.url)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('A site with defaults only.')
})

test('"start" does not build again what has not changed, and takes the port from PORT', {
  timeout: 60_000,
}, async () => {
  await start(['--port', '0'])
  const server = await start([], { PORT: '0' })
  expect(server.output()).not.toContain('building the site')
  expect((await fetch(server.url)).status).toBe(200)
})

test('"start" does not build again what "build" has built', { timeout: 120_000 }, async () => {
  const { code } = await build(plain.folder, {
    out: join(temp, 'dist'),
    cache: join(temp, 'cache'),
  })
  expect(code).toBe(0)
  expect((await start(['--port', '0'])).output()).not.toContain('building the site')
})

test('"start" builds again what was edited while it was built', { timeout: 120_000 }, async () => {
  const site = copySite('tests/fixtures/plain')
  const page = join(site.folder, 'docs/other/third.mdx')
  // An edit at the same moment of each build.
  site.write(
    'components/Edit.ts',
    `import { appendFileSync } from 'node:fs'\nexport const edit = () => appendFileSync(${JSON.stringify(page)}, '\\nMore.\\n')\n`,
  )
  site.write('docs/index.mdx', "import { edit } from '@site/components/Edit'\n\n{void edit()}\n\nText.\n")
  const folders = ['--out', join(temp, 'edited'), '--cache', join(temp, 'edited-cache'), '--port', '0']
  for (const _ of [1, 2]) {
    const server = await serve(['start', site.folder, ...folders])
    servers.push(server)
    expect(server.output()).toContain('building the site')
  }
  site.remove()
})

test('a busy port is named, with a way out', { timeout: 60_000 }, async () => {
  const { port } = new URL((await start(['--port', '0'])).url)
  const second = serve(['start', plain.folder, ...options, '--port', port])
  const message = await second.then(
    () => 'it started',
    (error: Error) => error.message,
  )
  expect(
    message
      .replaceAll(port, '<port>')
      .replaceAll(temp, '<temp>')
      .replaceAll(plain.folder, '<site>')
      .replace(/PORT=\d+/, 'PORT=<free>'),
  ).toMatchInlineSnapshot(`
    "docs start <site> --out <temp>/dist --cache <temp>/cache --port <port> ended with 1:
    error: Port <port> is in use by another program.
      expected  a free port
      received  <port>
      fix       Stop the other program, or choose another port: PORT=<free> npm start
    "
  `)
})

test('pages are sent compressed to browsers that accept it, and are revalidated on each visit', {
  timeout: 60_000,
}, async () => {
  const { url } = await start(['--port', '0'])
  const page = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const [script = ''] = /assets\/hashed\/main-[\w-]+\.js/.exec(await page.text()) ?? []
  const asset = await fetch(new URL(script, url))
  expect(asset.headers.get('content-type')).toMatch(/javascript/)
  expect(asset.headers.get('cache-control')).toContain('immutable')
})

test('"start" builds again when something outside the site changes: a file that a fence shows, a linked package', {
  timeout: 120_000,
}, async () => {
  const site = copySite('tests/fixtures/plain')
  const shown = join(dirname(site.folder), `${basename(site.folder)}-shown.ts`)
  const folders = ['--out', join(temp, 'shown'), '--cache', join(temp, 'shown-cache'), '--port', '0']
  site.write('docs/index.mdx', `Text.\n\n\`\`\`ts file="${basename(shown)}"\n\`\`\`\n`)
  writeFileSync(shown, 'const low = 2\n')
  const linked = mkdtempSync(join(temp, 'linked-'))
  mkdirSync(join(site.folder, 'node_modules'))
  symlinkSync(linked, join(site.folder, 'node_modules/harbor'), 'dir')
  site.write('package.json', '{ "dependencies": { "harbor": "*" } }')
  for (const [file, text, word] of [
    [join(linked, 'package.json'), '{ "name": "harbor" }', 'low'],
    [shown, 'const high = 8\n', 'high'],
    [join(linked, 'tides.js'), 'export const tides = 2\n', 'high'],
  ] as const) {
    writeFileSync(file, text)
    const server = await serve(['start', site.folder, ...folders])
    servers.push(server)
    expect(server.output()).toContain('building the site')
    expect(await (await fetch(server.url)).text()).toContain(word)
  }
  rmSync(shown)
  site.remove()
})

test('[D3] "start" says what it was working on when the build does not end', {
  timeout: 60_000,
}, async () => {
  const site = copySite('tests/fixtures/plain')
  site.write('docs/index.mdx', '{process.exit(0)}\n')
  const folders = ['--out', join(temp, 'ended'), '--cache', join(temp, 'ended-cache'), '--port', '0']
  await expect(serve(['start', site.folder, ...folders])).rejects.toThrow(
    /ended by process\.exit\(0\)\.\n {2}at {8}docs\/index\.mdx/,
  )
})
