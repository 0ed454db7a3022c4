import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'pathe'
import { build, version as viteVersion } from 'vite'
import { writeWhole } from '../../cache/write-whole'
import { runnerVersion } from '../run/runner-scripts'

const SANDBOX = fileURLToPath(new URL('./sandbox/', import.meta.url))
const ENGINE = new URL('../../package.json', import.meta.url)

let known: string | undefined

/** Changes with all that the sandbox is made of. */
export function sandboxVersion(): string {
  known ??= readVersion()
  return known
}

function readVersion(): string {
  const digest = createHash('sha256').update(`${viteVersion} ${runnerVersion()}`).update(readFileSync(ENGINE))
  const names = readdirSync(SANDBOX).filter((name) => !name.endsWith('.test.ts'))
  for (const name of names.sort()) digest.update(readFileSync(join(SANDBOX, name)))
  return digest.digest('base64url').slice(0, 8)
}

/** The document that readers' code runs in. It is bundled once for each state of its sources. */
export async function sandboxDocument(cache: string): Promise<string> {
  const file = join(cache, 'try', `${sandboxVersion()}.htm`)
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return kept
  const [worker, frame] = await Promise.all([bundle('worker'), bundle('frame')])
  const literal = JSON.stringify(worker).replaceAll('<', '\\u003c')
  const html = documentOf(`${frame.replaceAll('</', '<\\/')}\ntryFrame.start(${literal})`)
  await writeWhole(file, html)
  return html
}

async function bundle(name: 'worker' | 'frame'): Promise<string> {
  const entry = `${SANDBOX}${name}.ts`
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    root: SANDBOX,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: name === 'frame' ? 'tryFrame' : 'tryWorker' },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const [chunk] = outputs.flatMap(({ output }) => output)
  return chunk?.type === 'chunk' ? chunk.code : ''
}

/** It may evaluate code, and nothing else: no request, no picture, no form, no other script. */
function documentOf(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'unsafe-eval' 'sha256-${hash}'`,
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>Sandbox</title>
<script>${script}</script>
</html>
`
}
