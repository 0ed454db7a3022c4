import { fileURLToPath } from 'node:url'

// Must be imported before the checker, which reads this variable on import.
process.env.DOCS_SAMPLES_WORKSPACE ??= fileURLToPath(new URL('../../../../../samples/', import.meta.url))
