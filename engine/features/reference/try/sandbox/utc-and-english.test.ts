import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

const CODE = `[
  new Date(2025, 6, 1, 12).toISOString(),
  new Date('2025-07-01T12:00').toISOString(),
  new Date('2025-07-01').getHours(),
  new Date(0).toString(),
  new Date(0).getTimezoneOffset(),
  new Date(0).toLocaleString(),
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(0),
  (1234.5).toLocaleString(),
  new Intl.NumberFormat('de').format(1234.5),
  ['z', 'ä'].sort((a, b) => a.localeCompare(b)).join(''),
  String(new Date(Number.NaN)),
  new Date(0) instanceof Date,
  Date.parse('1970-01-01T00:00'),
]`

/** Evaluates code in a process with another time zone and locale. */
async function elsewhere(code: string): Promise<unknown> {
  const lib = {
    entry: fileURLToPath(new URL('./utc-and-english.ts', import.meta.url)),
    formats: ['iife' as const],
    name: 'steady',
  }
  const result = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } })
  const [output] = Array.isArray(result) ? result : []
  const chunk = output?.output[0].code ?? ''
  const script = `${chunk};steady.useEnglish();steady.useUtc();console.log(JSON.stringify(${code}))`
  const env = { TZ: 'Asia/Kathmandu', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' }
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }))
}

test('dates and numbers are written as they are where the docs are made', async () => {
  expect(await elsewhere(CODE)).toMatchInlineSnapshot(`
    [
      "2025-07-01T12:00:00.000Z",
      "2025-07-01T12:00:00.000Z",
      0,
      "Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)",
      0,
      "1/1/1970, 12:00:00 AM",
      "12:00 AM",
      "1,234.5",
      "1.234,5",
      "äz",
      "Invalid Date",
      true,
      0,
    ]
  `)
})
