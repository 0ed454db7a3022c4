import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { diagramKey } from '../diagrams/drawings'
import type { FenceIndex } from '../markdown/code-fences'
import { DIAGRAM_LANGUAGE } from '../markdown/diagrams'

/** A diagram as it stands in a page. */
export interface DiagramSource {
  /** Of its drawing. */
  key: string
  source: string
  /** Relative to the site's root. */
  file: string
  /** 1-based line of the backticks. */
  line: number
}

/**
 * The diagrams of all Markdown files of a site: of drafts, partials and translations, too.
 * @throws SiteError where one of them is malformed.
 */
export async function diagramSources(root: string, fences: FenceIndex): Promise<DiagramSource[]> {
  const options = { cwd: root, ignore: ['**/node_modules/**', '**/dist/**'] }
  const files = await glob('**/*.{md,mdx}', options)
  const found = await Promise.all(files.sort().map((file) => diagramsIn(root, file, fences)))
  return found.flat()
}

async function diagramsIn(root: string, file: string, fences: FenceIndex): Promise<DiagramSource[]> {
  const text = await readFile(join(root, file), 'utf8')
  if (!text.includes(DIAGRAM_LANGUAGE)) return []
  const diagrams = fences.fencesOf({ path: file, text }).filter(({ lang }) => lang === DIAGRAM_LANGUAGE)
  return diagrams.map(({ value, line }) => ({ key: diagramKey(value), source: value, file, line }))
}
