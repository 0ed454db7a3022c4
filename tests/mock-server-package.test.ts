import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { capture } from './commands'
import { root } from './root'

const folder = mkdtempSync(join(tmpdir(), 'mock-server-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the mock server is packed, installed in an empty folder without the network, and answers there', async () => {
  const project = join(folder, 'project')
  mkdirSync(project)
  const npm = (cwd: string, ...args: string[]) => capture('npm', args, { cwd, env: { NODE_ENV: undefined } })
  const { stdout } = await npm(sourceCopy(), 'pack', '--silent', '--pack-destination', folder)
  await npm(project, 'init', '--yes')
  const installed = await npm(project, 'install', '--offline', '--no-audit', join(folder, stdout.trim()))
  expect(installed.stderr).toBe('')

  writeFileSync(join(project, 'use.mjs'), PROGRAM)
  const used = await capture(process.execPath, ['use.mjs'], { cwd: project })
  expect(used).toMatchObject({ code: 0, stderr: '', stdout: '1 document\n300 documents\n' })
  const bin = join(project, 'node_modules/.bin/mock-search-server')
  const refused = await capture(bin, ['--errors', 'querry=500'], { cwd: project })
  expect(refused.stderr).toContain('There is no endpoint "querry".')
})

/** Packing changes package.json for a moment, which other tests read. */
function sourceCopy(): string {
  const source = join(folder, 'source')
  cpSync(join(root, 'examples/mock-server'), source, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return source
}

const PROGRAM = `
import { createMockServer } from '@search-docs/mock-server'
import { startMockServer } from '@search-docs/mock-server/node'
const body = JSON.stringify({ query: { name: 'training' } })
const documents = [{ id: '1', title: 'Lease', text: '', modified: '2025-01-01' }]
const { fetch: inMemory } = createMockServer({ documents })
const one = await inMemory('http://any/api/v1/query', { method: 'POST', body })
console.log((await one.json()).rowCount, 'document')
const server = await startMockServer()
const all = await fetch(server.url + '/api/v1/query', { method: 'POST', body })
console.log((await all.json()).rowCount, 'documents')
await server.close()
`
