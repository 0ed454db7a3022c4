import { expect, test } from 'vitest'
import { formatProblem } from '../../diagnostics/problem'
import { SiteProblems } from '../../diagnostics/reporter'
import { NO_HOSTS } from '../../page/allowed-hosts'
import { validateConfig } from '../validate'

const MINIMAL = { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/' }

function hostsOf(allowedHosts: unknown): unknown {
  return validateConfig({ ...MINIMAL, allowedHosts }, 'site.config.ts', '').allowedHosts
}

/** Returns what is said of a configuration: the place, what was expected, and the fix. */
function refusal(keys: object, source = ''): string {
  try {
    validateConfig({ ...MINIMAL, ...keys }, 'site.config.ts', source)
  } catch (error) {
    if (error instanceof SiteProblems) return error.problems.map(formatProblem).join('\n')
    throw error
  }
  return 'accepted'
}

test('a site allows no hosts, those of a list for pictures and frames, or those that it names by kind', () => {
  const host = 'https://a.example.com'
  expect(hostsOf(undefined)).toEqual(NO_HOSTS)
  expect(hostsOf([host])).toEqual({ ...NO_HOSTS, pictures: [host], frames: [host] })
  const kinds = { scripts: [host], connections: [host, 'wss://a.example.com', 'http://localhost:8080'] }
  expect(hostsOf(kinds)).toEqual({ ...NO_HOSTS, ...kinds })
})

test.each([
  ['*', 'one host by its whole name'],
  ['https://*.example.com', 'a star would allow hosts that nobody has named'],
  [
    'https://a.example.com/js/script.js',
    "Set .* to an origin without a path, such as 'https://a.example.com'",
  ],
  ['https://a.example.com/', "such as 'https://a.example.com'"],
  ['a.example.com', "such as 'https://stats.example.com'"],
  ['http://a.example.com', "an origin that begins with 'https://'"],
  ["'unsafe-inline'", 'an origin without a path'],
  ['https:', 'an origin without a path'],
  ['wss://a.example.com', 'an origin without a path'],
  ["https://a.example.com 'unsafe-eval'", 'an origin without a path'],
  ['https://a.example.com; script-src data:', 'an origin without a path'],
])('%s is no host: the message has its line and what to write', (host, expected) => {
  const source = `export default {\n  allowedHosts: {\n    scripts: [\n      ${JSON.stringify(host)},\n    ],\n  },\n}`
  const message = refusal({ allowedHosts: { scripts: [host] } }, source)
  expect(message).toContain('The key `allowedHosts.scripts[0]` of the configuration has an invalid value.')
  expect(message).toMatch(/at {8}site\.config\.ts:4\n/)
  expect(message).toMatch(new RegExp(expected))
})

test('a wrong host of a list, and an unknown kind, are named', () => {
  expect(refusal({ allowedHosts: ['http://a.example.com'] })).toContain('The key `allowedHosts[0]`')
  expect(refusal({ allowedHosts: { script: [] } })).toMatchInlineSnapshot(`
    "There is no key \`allowedHosts.script\` in the configuration.
      at        site.config.ts:1
      expected  pictures, frames, scripts, styles, connections
      received  script
      fix       Did you mean \`scripts\`?"
  `)
  expect(refusal({ allowedHosts: 'https://a.example.com' })).toContain('expected  a list or an object')
})

test('a script of another host in the head is refused with its line, unless the site allows its host', () => {
  const head = [{ tag: 'script', attributes: { src: 'https://stats.example.com/a.js' } }]
  const source = "export default {\n  head: [\n    { tag: 'script', attributes: { src: 'x' } },\n  ],\n}"
  expect(refusal({ head }, source)).toMatchInlineSnapshot(`
    "The key \`head[0].attributes.src\` of the configuration has an invalid value.
      at        site.config.ts:3
      expected  a file below \`static\`, such as '/stats.js': pages load nothing from other hosts but those in \`allowedHosts.scripts\`
      received  'https://stats.example.com/a.js'
      fix       Set \`head[0].attributes.src\` to a file below \`static\`, such as '/stats.js': pages load nothing from other hosts but those in \`allowedHosts.scripts\`."
  `)
  expect(refusal({ head, allowedHosts: { scripts: ['https://stats.example.com'] } })).toBe('accepted')
  expect(refusal({ head, allowedHosts: { connections: ['https://stats.example.com'] } })).toContain('head[0]')
})
