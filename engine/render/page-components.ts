import { DIAGRAM_COMPONENT } from '../markdown/compiled-components'
import type { SiteModel } from '../site/site-model'
import { diagramComponent } from './diagram-component'
import type { Renderer } from './renderer'

/** Components that a page has without an import: those of the theme, and those that need to know the site. */
export function pageComponents(model: SiteModel, renderer: Renderer): Record<string, unknown> {
  return { ...renderer.components, [DIAGRAM_COMPONENT]: diagramComponent(model) }
}
