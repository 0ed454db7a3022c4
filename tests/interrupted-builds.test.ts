import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { build, serve } from './docs-cli'
import { copySite } from './site-copy'

const temp = mkdtempSync(join(tmpdir(), 'docs-interrupted-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

const site = 'tests/fixtures/plain'

test('"build" and "start" at the same time both succeed, and leave one whole site', {
  timeout: 120_000,
}, async () => {
  const folder = join(temp, 'at-once')
  const [out, cache] = [join(folder, 'dist'), join(folder, 'cache')]
  const [server, { code, stderr }] = await Promise.all([
    serve(['start', site, '--out', out, '--cache', cache, '--port', '0']),
    build(site, { out, cache }),
  ])
  expect([code, stderr]).toEqual([0, ''])
  expect(await (await fetch(server.url)).text()).toContain('A site with defaults only.')
  await server.stop()
  expect(readdirSync(folder).sort()).toEqual(['cache', 'dist'])
})

test('a folder that a link leads to is replaced, not the link', { timeout: 120_000 }, async () => {
  const folder = join(temp, 'linked')
  mkdirSync(join(folder, 'real'), { recursive: true })
  symlinkSync(join(folder, 'real'), join(folder, 'link'), 'junction')
  const built = await buildHere(site, { out: join(folder, 'link'), cache: join(temp, 'at-once/cache') })
  expect(built).toMatchObject({ code: 0, stderr: '' })
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true)
  expect(readdirSync(folder).sort()).toEqual(['link', 'real'])
  expect(readFileSync(join(folder, 'real/index.html'), 'utf8')).toContain('A site with defaults only.')
})

test('a build that is killed leaves the site that was there, and nothing that disturbs the next build', {
  timeout: 120_000,
}, async () => {
  const folder = join(temp, 'killed')
  const [out, cache] = [join(folder, 'dist'), join(folder, 'cache')]
  mkdirSync(join(out, 'assets/hashed'), { recursive: true })
  for (const file of ['.nojekyll', '404.html', 'index.html']) writeFileSync(join(out, file), 'before')
  const copy = copySite(site)
  copy.write(
    'components/End.ts',
    'export const end = () => { if (process.env.END) process.kill(process.pid, process.env.END) }\n',
  )
  copy.write('docs/other/third.mdx', "import { end } from '@site/components/End'\n\n{void end()}\n\nText.\n")

  for (const END of ['SIGTERM', 'SIGKILL'])
    expect((await build(copy.folder, { out, cache, env: { END } })).code, END).not.toBe(0)
  expect(readdirSync(folder), 'killed half-way').toHaveLength(3)
  expect(readdirSync(out)).toHaveLength(4)
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('before')

  expect(await build(copy.folder, { out, cache })).toMatchObject({ code: 0, stderr: '' })
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('A site with defaults only.')
  expect(readdirSync(folder).sort()).toEqual(['cache', 'dist'])
  copy.remove()
})
