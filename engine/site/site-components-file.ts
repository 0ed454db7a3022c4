import { existsSync } from 'node:fs'
import { join } from 'pathe'

/** Returns the absolute path of the file that exports components for all pages; undefined if the site has none. */
export function siteComponentsFile(root: string): string | undefined {
  return ['.tsx', '.jsx', '.ts', '.js']
    .map((ending) => join(root, `mdx-components${ending}`))
    .find(existsSync)
}
