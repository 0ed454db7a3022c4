import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { collectProblems, createReporter, SiteError } from '../../../kit/diagnostics'
import { createFenceIndex, type FenceIndex } from '../../../kit/fences'
import { rest, workOn } from '../../../kit/progress'
import type { Artist } from './artist'
import { diagramKey, listKeys, readDrawing, removeDrawing, storeDrawing } from './drawings'
import { DIAGRAM_LANGUAGE } from './placeholder'
import { cannotDraw, diagramSyntax, INSTALL_PACKAGES } from './problems'

export interface DrawnDiagrams {
  /** Number of drawings. */
  drawn: number
  unchanged: number
  removed: number
}

/** The folders with Markdown files of a site. */
export interface DiagramFolders {
  /** The site's folder, which contains the drawings. */
  root: string
  /** Other folders with pages, relative to `root`. */
  outside: readonly string[]
}

/**
 * Draws the diagrams of a site that have no drawing, and removes unused drawings.
 * @throws SiteError, SiteProblems if a diagram cannot be drawn, after drawing all others.
 */
export async function drawDiagrams(folders: DiagramFolders): Promise<DrawnDiagrams> {
  const { root } = folders
  const diagrams = new Map(
    (await diagramSources(folders, createFenceIndex())).map((diagram) => [diagram.key, diagram]),
  )
  const missing = [...diagrams.values()].filter(({ key }) => !readDrawing(root, key))
  const reporter = createReporter()
  if (missing.length > 0) {
    const artist = await openArtistIfInstalled()
    try {
      for (const diagram of missing) await collectProblems(() => drawOne(root, diagram, artist), reporter)
    } finally {
      await artist.close()
    }
  }
  reporter.check()
  const removed = await removeStale(root, diagrams)
  return { drawn: missing.length, unchanged: diagrams.size - missing.length, removed }
}

/** Returns the keys of unused drawings; none while a page is malformed, since its diagrams are unknown. */
export async function staleKeys(folders: DiagramFolders, fences: FenceIndex): Promise<string[]> {
  const stored = listKeys(folders.root)
  const known = stored.length > 0 ? await diagramSources(folders, fences).catch(() => undefined) : undefined
  const keys = new Set(known?.map(({ key }) => key))
  return known ? stored.filter((key) => !keys.has(key)) : []
}

/**
 * Draws and stores one diagram.
 * @throws SiteError if mermaid does not understand it.
 */
export async function drawOne(root: string, diagram: DiagramSource, artist: Artist): Promise<void> {
  const { key, source, file, line } = diagram
  workOn(`${file}:${line}`)
  const drawing = await artist.draw(source).finally(rest)
  if ('svg' in drawing) return storeDrawing(root, key, drawing.svg)
  const { error: reason, line: wrong = 1 } = drawing
  const received = source.split('\n')[wrong - 1]?.trim() ?? ''
  throw new SiteError(diagramSyntax({ reason, received, file, line: line + wrong }))
}

async function removeStale(root: string, known: ReadonlyMap<string, unknown>): Promise<number> {
  const stale = listKeys(root).filter((key) => !known.has(key))
  for (const key of stale) await removeDrawing(root, key)
  return stale.length
}

/** A diagram in the source of a page. */
export interface DiagramSource {
  /** Key of its drawing. */
  key: string
  source: string
  /** Path relative to the site's root. */
  file: string
  /** 1-based line of the opening fence. */
  line: number
}

/**
 * Returns the diagrams of all Markdown files of a site, including drafts, partials and translations.
 * @throws SiteError if one of the files is malformed.
 */
async function diagramSources(
  { root, outside }: DiagramFolders,
  fences: FenceIndex,
): Promise<DiagramSource[]> {
  const options = { cwd: root, ignore: ['**/node_modules/**', '**/dist/**'] }
  const patterns = ['.', ...outside].map((folder) => join(folder, '**/*.{md,mdx}'))
  const files = await glob(patterns, options)
  const found = await Promise.all(files.sort().map((file) => diagramsIn(root, file, fences)))
  return found.flat()
}

async function diagramsIn(root: string, file: string, fences: FenceIndex): Promise<DiagramSource[]> {
  const text = await readFile(join(root, file), 'utf8')
  if (!text.includes(DIAGRAM_LANGUAGE)) return []
  const diagrams = fences.fencesOf({ path: file, text }).filter(({ lang }) => lang === DIAGRAM_LANGUAGE)
  return diagrams.map(({ value, line }) => ({ key: diagramKey(value), source: value, file, line }))
}

/** @throws SiteError if the browser, or what drives it, is not installed: only drawing requires them. */
export async function openArtistIfInstalled(): Promise<Artist> {
  const module = await import('./artist').catch((error: unknown) => {
    // Drops the part about which file of the engine imported the package, which does not help authors.
    const [reason = ''] = String(error instanceof Error ? error.message : error).split(/ imported from |\n/)
    throw new SiteError(cannotDraw(reason, INSTALL_PACKAGES), { cause: error })
  })
  return module.openArtist()
}
