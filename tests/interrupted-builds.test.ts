import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build, serve } from './docs-cli'
import { filesIn } from './files'
import { copySite } from './site-copy'

const temp = mkdtempSync(join(tmpdir(), 'docs-interrupted-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

const site = 'tests/fixtures/plain'

function folders(name: string) {
  const parent = join(temp, name)
  return { parent, out: join(parent, 'dist'), cache: join(parent, 'cache') }
}

test('two builds of one site at once, and a third by "start", end well and leave one site', {
  timeout: 120_000,
}, async () => {
  const { parent, out, cache } = folders('at-once')
  const [first, second, server] = await Promise.all([
    build(site, { out, cache }),
    build(site, { out, cache }),
    serve(['start', site, '--out', out, '--cache', cache, '--port', '0']),
  ])
  await server.stop()
  for (const { code, stderr } of [first, second]) expect([code, stderr]).toEqual([0, ''])
  expect(readdirSync(parent).sort()).toEqual(['cache', 'dist'])

  const alone = folders('alone')
  await build(site, alone)
  expect(filesIn(out)).toEqual(filesIn(alone.out))
})

test('a build that is killed leaves the site that was there, and nothing that disturbs the next build', {
  timeout: 120_000,
}, async () => {
  const { parent, out, cache } = folders('killed')
  const copy = copySite(site)
  copy.write(
    'components/Kill.ts',
    'export const kill = () => { if (process.env.KILL) process.kill(process.pid, "SIGKILL") }',
  )
  copy.write(
    'docs/other/zoo.mdx',
    "import { kill } from '@site/components/Kill'\n\n# Zoo\n\n{void kill()}\n\nText.\n",
  )
  const run = (env = {}) => build(copy.folder, { out, cache, env })
  expect((await run()).code).toBe(0)
  const before = filesIn(out)

  copy.edit('docs/index.mdx', 'A site', 'Another site')
  expect((await run({ KILL: '1' })).code).toBe(null)
  expect(filesIn(out)).toEqual(before)
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('A site with defaults only.')
  expect(readdirSync(parent)).toHaveLength(3)

  expect(await run()).toMatchObject({ code: 0, stderr: '' })
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Another site with defaults only.')
  expect(readdirSync(parent).sort()).toEqual(['cache', 'dist'])
  copy.remove()
})
