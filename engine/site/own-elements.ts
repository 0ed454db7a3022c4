import { readFileSync } from 'node:fs'
import { readExportedKeys } from '../config/key-lines'
import { PROSE_ELEMENTS } from '../markdown/elements'
import { CODE_COMPONENT, TITLE_COMPONENT } from '../markdown/plugins/compiled-components'
import type { SiteSetup } from './setup'
import { siteComponentsFile } from './site-components-file'

/** Returns what components of the site show instead of the engine: elements of Markdown, code fences, and titles in a text. */
export function listReplaced({ root, config }: Pick<SiteSetup, 'root' | 'config'>): string[] {
  const { CodeBlock, Title } = config.theme.components
  return [...ownElements(root), ...(CodeBlock ? [CODE_COMPONENT] : []), ...(Title ? [TITLE_COMPONENT] : [])]
}

/**
 * Returns the elements of Markdown that the site's components of all pages replace. They are read from the text of the
 * module: a page is compiled before any module is run, and only these elements are kept from becoming finished HTML.
 */
export function ownElements(root: string): string[] {
  const file = siteComponentsFile(root)
  if (file === undefined) return []
  const text = readFileSync(file, 'utf8')
  return readExportedKeys(text, file).filter((name) => PROSE_ELEMENTS.includes(name))
}
