import { fileURLToPath } from 'node:url'
import { loadDocumentedSchema } from './load-schema'
import { printReference } from './print'
import { sectionsOf } from './sections'

/** The page that is made from the schema. */
export const REFERENCE_FILE = fileURLToPath(new URL('../../../docs/config.md', import.meta.url))

export async function configReference(): Promise<string> {
  return printReference(sectionsOf(await loadDocumentedSchema()))
}
