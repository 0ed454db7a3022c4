import { expect, test } from 'vitest'
import { testSite } from '../testing'

/** Returns the rules of the policy of a page, by name. */
async function policyOf(config: object): Promise<Record<string, string>> {
  await using site = await testSite({ config, files: { 'docs/index.md': '# Quay' } })
  const { html } = await site.page('/')
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  const rules = policy.replaceAll('&#39;', "'").replaceAll('&apos;', "'").split('; ')
  return Object.fromEntries(rules.map((rule) => [rule.split(' ')[0], rule.replace(/^\S+ /, '')]))
}

test('[D4] without allowed hosts, the policy of a page names no other host', async () => {
  const { 'script-src': scripts = '', ...rules } = await policyOf({})
  expect(scripts).toMatch(/^'self' 'sha256-\S+'$/)
  expect(rules).toEqual({
    'default-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
})

test('the policy of a page names a host for what its kind is about, and for nothing else', async () => {
  const kinds = ['pictures', 'frames', 'scripts', 'styles', 'connections']
  const hosts = Object.fromEntries(kinds.map((kind) => [kind, [`https://${kind}.example.com`]]))
  const { 'script-src': scripts, ...rules } = await policyOf({ allowedHosts: hosts })
  expect(scripts).toMatch(/^'self' 'sha256-\S+' https:\/\/scripts\.example\.com$/)
  expect(rules).toEqual({
    'default-src': "'self'",
    'style-src': "'self' https://styles.example.com",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https://pictures.example.com",
    'media-src': "'self' https://pictures.example.com",
    'frame-src': "'self' https://frames.example.com",
    'font-src': "'self' https://styles.example.com",
    'connect-src': "'self' https://connections.example.com",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
})
