import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The name under which the page has what `in-page/main.ts` exports. */
const NAME = 'docsDiagrams'

/** Our own script for the page that draws. */
export async function inPageScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page/main.ts', import.meta.url))
  const results = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: NAME } },
  })
  const [result] = Array.isArray(results) ? results : [results]
  if (!result || !('output' in result)) throw new Error('The script that draws could not be bundled.')
  return result.output[0].code
}

/** Path of the browser's mermaid and its version; undefined where it is not installed. */
export function installedMermaid(): { file: string; version: string } | undefined {
  const require = createRequire(import.meta.url)
  try {
    const { version }: { version: string } = require('@mermaid-js/tiny/package.json')
    return { file: require.resolve('@mermaid-js/tiny'), version }
  } catch {
    return undefined
  }
}
