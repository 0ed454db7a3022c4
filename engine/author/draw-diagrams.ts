import { resolve } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import { collectProblems, createReporter } from '../diagnostics/reporter'
import type { Artist } from '../diagrams/artist'
import { removeDrawing, storeDrawing, storedDrawing, storedKeys } from '../diagrams/drawings'
import { diagramSyntax } from '../diagrams/problems'
import { createFenceIndex, type FenceIndex } from '../markdown/code-fences'
import { type DiagramSource, diagramSources } from './diagram-sources'
import { withArtist } from './with-artist'

export interface DrawnDiagrams {
  /** Counts of drawings. */
  drawn: number
  kept: number
  removed: number
}

/**
 * Draws the diagrams of a site that have no drawing, and removes drawings that belong to none.
 * @throws SiteError, SiteProblems where a diagram cannot be drawn; all others are drawn nevertheless.
 */
export async function drawDiagrams(folder: string): Promise<DrawnDiagrams> {
  const root = resolve(folder)
  const diagrams = new Map(
    (await diagramSources(root, createFenceIndex())).map((diagram) => [diagram.key, diagram]),
  )
  const missing = [...diagrams.values()].filter(({ key }) => !storedDrawing(root, key))
  const reporter = createReporter()
  if (missing.length > 0) {
    await withArtist(async (artist) => {
      for (const diagram of missing) await collectProblems(() => drawOne(root, diagram, artist), reporter)
    })
  }
  reporter.check()
  const removed = await removeStale(root, diagrams)
  return { drawn: missing.length, kept: diagrams.size - missing.length, removed }
}

/**
 * Draws one diagram while its page is being written, and removes the drawings of its earlier wordings.
 * @throws SiteError where it cannot be drawn.
 */
export async function drawNow(root: string, diagram: DiagramSource, fences: FenceIndex): Promise<void> {
  await withArtist((artist) => drawOne(root, diagram, artist))
  const known = await diagramSources(root, fences).catch(() => undefined)
  if (known) await removeStale(root, new Map(known.map(({ key }) => [key, key])))
}

/** Keys of drawings that belong to no diagram; none while a page is malformed, and nobody can tell. */
export async function staleKeys(root: string, fences: FenceIndex): Promise<string[]> {
  const kept = storedKeys(root)
  const known = kept.length > 0 ? await diagramSources(root, fences).catch(() => undefined) : undefined
  const keys = new Set(known?.map(({ key }) => key))
  return known ? kept.filter((key) => !keys.has(key)) : []
}

async function drawOne(root: string, diagram: DiagramSource, artist: Artist): Promise<void> {
  const { key, source, file, line } = diagram
  const drawing = await artist.draw(source)
  if ('svg' in drawing) return storeDrawing(root, key, drawing.svg)
  const { error: reason, line: wrong = 1 } = drawing
  const received = source.split('\n')[wrong - 1]?.trim() ?? ''
  throw new SiteError(diagramSyntax({ reason, received, file, line: line + wrong }))
}

async function removeStale(root: string, known: ReadonlyMap<string, unknown>): Promise<number> {
  const stale = storedKeys(root).filter((key) => !known.has(key))
  for (const key of stale) await removeDrawing(root, key)
  return stale.length
}
