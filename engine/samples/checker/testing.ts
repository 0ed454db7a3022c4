import { fileURLToPath } from 'node:url'

// Imported before the checker, which reads it once.
process.env.DOCS_SAMPLES_WORKSPACE ??= fileURLToPath(new URL('../../../samples/', import.meta.url))
