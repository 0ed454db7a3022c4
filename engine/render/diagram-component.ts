import { createElement, type ReactElement } from 'react'
import { drawNow } from '../author/draw-diagrams'
import { SiteError } from '../diagnostics/problem'
import { diagramKey, type StoredDrawing, storedDrawing } from '../diagrams/drawings'
import { diagramFigure } from '../diagrams/figure'
import { diagramNotDrawn } from '../diagrams/problems'
import { Html } from '../markdown/body'
import { DIAGRAM_COMPONENT } from '../markdown/compiled-components'
import type { DiagramProps } from '../markdown/diagrams'
import type { SiteModel } from '../site/site-model'

/** What shows a diagram of a page: the drawing that is kept for it. */
export function diagramComponent({ setup, links, fences }: Pick<SiteModel, 'setup' | 'links' | 'fences'>) {
  const Diagram = async (props: DiagramProps): Promise<ReactElement> => {
    const key = diagramKey(props.source)
    const drawing = storedDrawing(setup.root, key) ?? (await missingDrawing(props, key, { setup, fences }))
    const { title, description } = props
    const src = links.add(drawing.file)
    const html = diagramFigure({ ...drawing, src, id: `diagram-${key}`, title, description })
    return createElement(Html, { html })
  }
  Diagram.displayName = DIAGRAM_COMPONENT
  return Diagram
}

/**
 * The author's server draws what is missing; a build, which has no browser, does not.
 * @throws SiteError where there is no drawing.
 */
async function missingDrawing(
  { source, file, line }: DiagramProps,
  key: string,
  { setup: { root, mode }, fences }: Pick<SiteModel, 'setup' | 'fences'>,
): Promise<StoredDrawing> {
  const place = { file, line: Number(line) }
  if (mode === 'development') await drawNow(root, { key, source, ...place }, fences)
  const drawing = storedDrawing(root, key)
  if (!drawing) throw new SiteError(diagramNotDrawn({ key, ...place }))
  return drawing
}
