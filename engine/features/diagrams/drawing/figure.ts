import type { ShowingPage } from '../../../feature'
import { escapeHtml } from '../../../page/escape'
import { GROUP, NARROW_GROUP, type Size } from './drawings'

export interface ShownDiagram extends Size {
  /** Prefix of ids in the figure, unique on its page. */
  id: string
  title: string
  description: string
  /** Public path of the drawing. */
  src: string
  /** Size of the arrangement for phones, if there is one. */
  narrow?: Size
}

const TEXTS = {
  /** Accessible name of the scrolling region. */
  region: 'Diagram',
  description: 'Description of the diagram',
  pending: 'The diagram is being drawn.',
} as const

/**
 * Returns a diagram as finished HTML. The drawing is a separate file, whose shapes take their colors from the page and
 * so follow its color mode. A feature may let readers open it large.
 */
export function diagramFigure(diagram: ShownDiagram, show: ShowingPage['show']): string {
  const title = escapeHtml(diagram.title)
  const { id } = diagram
  const named = `role="img" aria-labelledby="${id}-title" aria-describedby="${id}-text"`
  const image = picture(diagram, named) + narrowPicture(diagram, named)
  const large = picture(diagram, 'aria-hidden="true"')
  const zoom = show('ZoomDialog', { id, name: diagram.title, label: `${id}-title`, picture: large })
  return (
    '<figure class="diagram">' +
    `<div class="table-scroll" role="group" aria-label="${TEXTS.region}: ${title}" tabindex="0">${image}</div>` +
    `<figcaption><span id="${id}-title">${title}</span>${zoom}</figcaption>` +
    `<details><summary>${TEXTS.description}</summary><p id="${id}-text">${escapeHtml(diagram.description)}</p></details>` +
    '</figure>'
  )
}

/** Returns what is shown while a diagram is being drawn. */
export function pendingFigure({ title, description }: Pick<ShownDiagram, 'title' | 'description'>): string {
  return (
    `<figure class="diagram" aria-busy="true"><div>${TEXTS.pending}</div>` +
    `<figcaption>${escapeHtml(title)}</figcaption>` +
    `<details><summary>${TEXTS.description}</summary><p>${escapeHtml(description)}</p></details></figure>`
  )
}

/** Size classes by their maximum width in px. The style sheet decides when each begins to scroll. */
const SIZES = [
  ['s', 360],
  ['m', 440],
  ['l', 600],
  ['xl', 780],
] as const

function sizeName(width: number): string {
  return SIZES.find(([, widest]) => width <= widest)?.[0] ?? 'xxl'
}

function picture({ width, height, src, narrow }: ShownDiagram, attributes: string): string {
  const names = `size-${sizeName(width)}${narrow ? ' wide' : ''}`
  return drawing({ width, height }, `${attributes} class="${names}"`, `${src}#${GROUP}`)
}

/** Returns what the style sheet shows in place of the picture where that would have to scroll. */
function narrowPicture({ narrow, src }: ShownDiagram, attributes: string): string {
  return narrow ? drawing(narrow, `${attributes} class="narrow"`, `${src}#${NARROW_GROUP}`) : ''
}

function drawing({ width, height }: Size, attributes: string, href: string): string {
  return (
    `<svg ${attributes} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<use href="${escapeHtml(href)}"></use></svg>`
  )
}
