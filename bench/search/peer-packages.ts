import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { SearchPage } from '../../engine/features/search/types'
import { capture } from '../../tests/commands'
import { root } from '../../tests/root'

export const peersFolder = join(root, 'bench/search/peers')

/** Requires a package of the peers, which are not part of the root's install. */
export const requirePeer = createRequire(join(peersFolder, 'package.json'))

/** Installs the peers pinned in their lockfile, on the first run. */
export async function installPeers(): Promise<void> {
  if (existsSync(join(peersFolder, 'node_modules/.package-lock.json'))) return
  console.log('Installing what search is compared with: npm ci in bench/search/peers')
  const { code, stderr } = await capture('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peersFolder })
  if (code !== 0) console.log(`npm ci ended with ${code}.\n${stderr}`)
}

/** A section as the peers get it: a page's beginning, or a heading with the text below it. */
export interface SectionText {
  id: number
  route: string
  /** The heading; for a page's beginning, the page's title. */
  title: string
  pageTitle: string
  /** Prose and code. */
  content: string
  /** The page's keywords, in its beginning only. */
  keywords: string
}

/** Returns the sections of all pages. */
export function sectionTexts(pages: readonly SearchPage[]): SectionText[] {
  const sections = pages.flatMap(({ title, url, keywords, sections }) =>
    sections.map(({ heading, text, code = '' }) => ({
      route: url,
      title: heading ?? title,
      pageTitle: title,
      content: `${text}\n${code}`.trim(),
      keywords: heading === undefined ? keywords.join(' ') : '',
    })),
  )
  return sections.map((section, id) => ({ id, ...section }))
}
