import { build } from 'vite'
import { ENGINE_ROOT } from '../../kit/cache'

/** Returns the service worker's script, which expects `BUILD` to be declared before it. */
export async function bundleOfflineWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    root: ENGINE_ROOT,
    build: {
      write: false,
      reportCompressedSize: false,
      lib: { entry: 'features/offline/client/worker.ts', formats: ['iife'], name: 'worker' },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const chunk = outputs.flatMap(({ output }) => output).find((item) => item.type === 'chunk')
  if (!chunk) throw new Error('The service worker could not be bundled.')
  return chunk.code
}
