import { createElement, type ReactElement } from 'react'
import { SiteError } from '../diagnostics/problem'
import { diagramKey, type StoredDrawing, storedDrawing } from '../features/diagrams/drawing/drawings'
import { diagramFigure, pendingFigure } from '../features/diagrams/drawing/figure'
import type { DiagramProps } from '../features/diagrams/drawing/placeholder'
import { diagramNotDrawn } from '../features/diagrams/drawing/problems'
import { Html } from '../markdown/evaluate/body'
import { DIAGRAM_COMPONENT } from '../markdown/plugins/compiled-components'
import { readableDay } from '../page/escape'
import type { Locale } from '../page/site'
import type { PageQuestions } from '../site/page-answers'
import { outsideFolders } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import type { Renderer } from './renderer'

/** Returns the components available without an import: the theme's, and those that depend on the site. */
export function pageComponents(
  model: SiteModel,
  renderer: Renderer,
  ask: PageQuestions['ask'],
): Record<string, unknown> {
  return { ...renderer.components, [DIAGRAM_COMPONENT]: diagramComponent(model, ask) }
}

/** Returns the component that shows the stored drawing of a diagram. */
function diagramComponent(
  model: Pick<SiteModel, 'setup' | 'links' | 'fences' | 'drawings'>,
  ask: PageQuestions['ask'],
) {
  const Diagram = (props: DiagramProps): ReactElement => {
    const key = diagramKey(props.source)
    const drawing = drawingOf(props, key, model)
    const { title, description } = props
    if (!drawing) return createElement(Html, { html: pendingFigure({ title, description }) })
    ask('asset', drawing.file)
    const src = model.links.add(drawing.file)
    const html = diagramFigure({ ...drawing, src, id: `diagram-${key}`, title, description })
    return createElement(Html, { html })
  }
  Diagram.displayName = DIAGRAM_COMPONENT
  return Diagram
}

/**
 * Returns the drawing of a diagram; undefined while the dev server draws it. A build cannot draw, since it has no
 * browser.
 * @throws SiteError if there is no drawing.
 */
function drawingOf(
  { source, file, line }: DiagramProps,
  key: string,
  { setup: { root, config }, fences, drawings }: Pick<SiteModel, 'setup' | 'fences' | 'drawings'>,
): StoredDrawing | undefined {
  const location = { file, line: Number(line) }
  const folders = { root, outside: outsideFolders(config) }
  if (drawings) return drawings.drawing({ key, source, ...location }, folders, fences)
  const drawing = storedDrawing(root, key)
  if (!drawing) throw new SiteError(diagramNotDrawn({ key, root, ...location }))
  return drawing
}

interface Context {
  site: { locale: Pick<Locale, 'htmlLang' | 'calendar'> }
}

interface DocumentedProps {
  /** Name of an installed package. */
  of: string
}

/**
 * Returns the component that shows the documented version (that of the installed package) and the day of the page's
 * last change, such as `2026-01-31`; the day is left out if unknown.
 */
export function documentedComponent({ site }: Context, ask: PageQuestions['ask'], lastUpdated?: string) {
  const { htmlLang, calendar } = site.locale
  const Documented = ({ of }: DocumentedProps): ReactElement => {
    const version = ask('package', of)
    if (version === null) throw new Error(`the package ${of} is not installed`)
    const day = lastUpdated && readableDay(lastUpdated, htmlLang, calendar)
    return createElement(
      'p',
      { className: 'card-note' },
      'Documents ',
      createElement('code', { translate: 'no' }, of),
      ` ${version}`,
      ...(day ? [' · last updated ', createElement('time', { dateTime: lastUpdated }, day)] : []),
    )
  }
  return Documented
}
