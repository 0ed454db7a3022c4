import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { capture } from './commands'
import { root } from './root'

const command = join(root, 'engine/bin/docs.mjs')
const site = join(root, 'tests/fixtures/plain')
const folder = mkdtempSync(join(tmpdir(), 'docs-mcp-'))
const dist = join(folder, 'dist')
const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  await buildHere(site, { out: dist, cache: join(folder, 'cache') })
  const args = [command, 'mcp', site, '--out', dist]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }))
}, 60_000)
afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(name: string, input: Record<string, string>): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const [first] = content as { text: string }[]
  return { text: first?.text ?? '', isError: isError === true }
}

test('an assistant learns what it can ask', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name, inputSchema: { required = [] } }) => [name, required])).toEqual([
    ['search', ['query']],
    ['list_sections', []],
    ['read_page', ['page']],
  ])
  expect(client.getServerVersion()?.title).toBe('Plain site')
})

test('it searches, lists sections, and reads the pages that both name', async () => {
  const found = await ask('search', { query: 'guide' })
  const [address = ''] = /https:\/\/plain\.example\.com\/guide\/first\S*/.exec(found.text) ?? [found.text]
  const page = await ask('read_page', { page: address })
  expect(page.text).toContain('The first page of a guide.')
  for (const name of ['/guide/first', 'guide/first.md', 'https://plain.example.com/guide/first.md'])
    expect((await ask('read_page', { page: name })).text, name).toBe(page.text)
  const { text } = await ask('list_sections', { section: 'defaultSidebar: guide' })
  expect(text).toContain('](https://plain.example.com/guide/first.md)')
  expect(text).not.toContain('other/third')
})

test('what cannot be answered says why, and what there is', async () => {
  expect(await ask('read_page', { page: '/guide/frist' })).toEqual({
    text: 'There is no page at /guide/frist. Is it one of /guide/first?',
    isError: true,
  })
  expect((await ask('read_page', { page: '../../../etc/passwd' })).isError).toBe(true)
  expect((await ask('list_sections', { section: 'tides' })).text).toContain('There are: defaultSidebar')
  expect((await ask('search', { query: 'zzyzx' })).text).toMatch(/^Nothing found for "zzyzx"\./)
})

test('[D3] without a built site, the command says how to build it', async () => {
  const { code, stderr, stdout } = await capture(process.execPath, [command, 'mcp', site, '--out', folder])
  expect(stderr).toContain('There is no built site to answer from.')
  expect([code, stdout]).toEqual([1, ''])
})
