import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { diagramKey } from '../diagrams/key'
import { readCodeNodes } from '../markdown/code-fences'
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
export async function diagramSources(root: string): Promise<DiagramSource[]> {
  const options = { cwd: root, ignore: ['**/node_modules/**', '**/dist/**'] }
  const files = await glob('**/*.{md,mdx}', options)
  const found = await Promise.all(files.sort().map((file) => diagramsIn(root, file)))
  return found.flat()
}

async function diagramsIn(root: string, file: string): Promise<DiagramSource[]> {
  const text = (await readFile(join(root, file), 'utf8')).replaceAll('\r\n', '\n')
  if (!text.includes(DIAGRAM_LANGUAGE)) return []
  const fences = readCodeNodes(text, file).filter(({ lang }) => lang === DIAGRAM_LANGUAGE)
  return fences.map(({ value, line }) => ({ key: diagramKey(value), source: value, file, line }))
}
