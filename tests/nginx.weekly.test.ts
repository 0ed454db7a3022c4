import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capture } from './commands'
import { root } from './root'

const NGINX = '/usr/sbin/nginx'

const folder = mkdtempSync(join(tmpdir(), 'docs-nginx-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** As in a browser to test with: what is missing is installed where the machine lets us. */
beforeAll(async () => {
  if (!existsSync(NGINX))
    await capture('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'nginx-light', 'openssl'])
}, 300_000)

/** Returns the fence of a page that has this title, as a reader copies it. */
function fenceOf(page: string, title: string): string {
  const text = readFileSync(join(root, 'website/docs', page), 'utf8')
  const [, code = ''] =
    new RegExp(`^\`\`\`nginx title="${title}"\\n([\\s\\S]*?)^\`\`\``, 'm').exec(text) ?? []
  return code
}

test('nginx accepts the configuration for Mint, once the files that it names exist', () => {
  const tls = join(folder, 'tls')
  mkdirSync(tls)
  const files = ['-keyout', join(tls, 'mint.key'), '-out', join(tls, 'mint.crt')]
  const subject = ['-subj', '/CN=search.acme.example', '-days', '1']
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject])
  const site = fenceOf('mint/how-to/deploy.mdx', 'mint.conf')
    .replaceAll('/etc/nginx/tls/', `${tls}/`)
    // The name of the example has no address, and nginx looks upstream names up when it starts.
    .replace('https://sinequa.acme.example', 'https://127.0.0.1')
  expect(site).toContain('listen 443 ssl')
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${site}}\n`)
  const { stderr, status } = spawnSync(NGINX, ['-t', '-c', config, '-g', 'error_log stderr;'], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('test is successful')
  expect(status).toBe(0)
})
