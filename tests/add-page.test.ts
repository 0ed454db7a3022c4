import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serve } from './docs-cli'
import { root } from './root'

const parent = join(root, '.cache/tests/sites')
mkdirSync(parent, { recursive: true })
const copy = mkdtempSync(join(parent, 'add-page-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Returns the file that the README tells its reader to create, and the URL at which to view it. */
function recipe(): { path: string; text: string; address: string } {
  const [, section = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('## Add a page')
  const [, path = ''] = /Create `([^`]+\.mdx)`/.exec(section) ?? []
  const [, indent = '', body = ''] = /^( *)```mdx\n([\s\S]*?)^ *```/m.exec(section) ?? []
  const [, address = ''] = /open `([^`]+)`/.exec(section) ?? []
  return { path, text: body.replace(new RegExp(`^${indent}`, 'gm'), ''), address }
}

test('a page that is added as the README says is served, is in the sidebar, and warns of nothing', {
  timeout: 60_000,
}, async () => {
  const { path, text, address } = recipe()
  cpSync(join(root, 'website'), join(copy, 'website'), { recursive: true })
  symlinkSync(join(root, 'engine'), join(copy, 'engine'))
  writeFileSync(join(copy, path), text)
  const server = await serve(['dev', join(copy, 'website'), '--port', '0', '--cache', join(copy, '.cache')])
  try {
    const response = await fetch(new URL(address, server.url))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<h1>myHelper</h1>')
    expect(html).toMatch(new RegExp(`<a [^>]*href="${address}"[^>]*aria-current="page"[^>]*>myHelper</a>`))
    expect(server.output()).not.toMatch(/\b(warn|error)/i)
  } finally {
    await server.stop()
  }
})
