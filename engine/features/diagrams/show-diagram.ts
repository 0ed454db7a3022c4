import type { MarkdownFiles, PlaceholderHtml, ShowingPage } from '../../feature'
import { SiteError } from '../../kit/diagnostics'
import type { DrawingDesk } from './drawing/drawing-desk'
import { diagramKey, readDrawing, type StoredDrawing } from './drawing/drawings'
import { diagramFigure, pendingFigure } from './drawing/figure'
import { diagramNotDrawn } from './drawing/problems'

interface Studio {
  /** The site's folder. */
  root: string
  sources: MarkdownFiles
  /** Absent in a build, which finds its diagrams drawn. */
  desk: DrawingDesk | undefined
}

/** Returns the figure of a diagram. Its drawing becomes part of the site. */
export function showDiagram(
  { source = '', title = '', description = '', file = '', line = '' }: Parameters<PlaceholderHtml>[0],
  page: ShowingPage,
  studio: Studio,
): string {
  const key = diagramKey(source)
  const drawing = drawingOf({ key, source, file, line: Number(line) }, studio)
  if (!drawing) return pendingFigure({ title, description })
  const src = page.asset(drawing.file)
  return diagramFigure({ ...drawing, src, id: `diagram-${key}`, title, description }, page.show)
}

/**
 * Returns a stored drawing; undefined while the dev server draws it.
 * @throws SiteError if there is none, or it cannot be drawn.
 */
function drawingOf(
  diagram: Parameters<DrawingDesk['drawing']>[0],
  { root, sources: { outside, fences }, desk }: Studio,
): StoredDrawing | undefined {
  if (desk) return desk.drawing(diagram, { root, outside }, fences)
  const { key, file, line } = diagram
  const drawing = readDrawing(root, key)
  if (!drawing) throw new SiteError(diagramNotDrawn({ key, root, file, line }))
  return drawing
}
