import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type { z } from 'zod'
import { withDocComments } from './doc-comments'

const ENTRY = fileURLToPath(new URL('../schema.ts', import.meta.url))

const docComments: Plugin = {
  name: 'docs:doc-comments',
  enforce: 'pre',
  transform: {
    filter: { id: /\/config\/(schema|schemas\/[\w-]+)\.ts$/ },
    handler: (code, id) => withDocComments(id, code),
  },
}

/** The schema of the configuration, each key with what its comment says as its metadata. */
export async function loadDocumentedSchema(): Promise<z.ZodType> {
  const { module } = await runnerImport<{ siteConfig: z.ZodType }>(ENTRY, {
    configFile: false,
    logLevel: 'error',
    plugins: [docComments],
  })
  return module.siteConfig
}
