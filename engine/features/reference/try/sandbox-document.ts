import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { engineVersion, openStore } from '../../../kit/cache'

const SANDBOX = fileURLToPath(new URL('./sandbox/', import.meta.url))

/** Short, since it is part of published file names. */
export function sandboxVersion(): string {
  return engineVersion().slice(0, 8)
}

/** Returns the HTML document that readers' code runs in, bundled once per version of its sources. */
export async function sandboxDocument(cache: string): Promise<string> {
  return openStore(cache, 'shared/sandbox').memo('document', makeDocument)
}

async function makeDocument(): Promise<string> {
  const [worker, frame] = await Promise.all([bundle('worker'), bundle('frame')])
  const literal = JSON.stringify(worker).replaceAll('<', '\\u003c')
  return documentOf(`${frame.replaceAll('</', '<\\/')}\ntryFrame.start(${literal})`)
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

/** The policy allows evaluating code and nothing else: no requests, images, forms or other scripts. */
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
