import type { ReactNode } from 'react'

export interface FigureProps {
  /** Unique among all figures, since a page may have two. */
  id: string
  /** Accessible name of the image. */
  title: string
  /** What the image shows, in words. */
  description: string
  /** Follows "A sketch: ", without a full stop. */
  caption: string
  /** In units of the drawing, which equal pixels if there is room for `WIDTH` of them. */
  height: number
  children: ReactNode
}

/** Narrow enough for text to be legible on a screen of 320 px. */
const WIDTH = 360

/** Returns the attributes of a button that opens or closes a dialog without script. */
function command(name: string, target: string): Record<string, string> {
  return { command: name, commandfor: target }
}

/**
 * A drawing of a user interface. Its colors are custom properties of the theme, set as attributes, so that they follow
 * the color mode and need no style sheet.
 */
export function Figure({ id, title, description, caption, height, children }: FigureProps) {
  const titleId = `sketch-${id}-title`
  const textId = `sketch-${id}-text`
  const pictureId = `sketch-${id}`
  const largeId = `sketch-${id}-large`
  return (
    <figure className="sketch">
      <div className="zoom">
        <svg
          role="img"
          id={pictureId}
          aria-labelledby={titleId}
          aria-describedby={textId}
          width={WIDTH}
          height={height}
          viewBox={`0 0 ${WIDTH} ${height}`}
          fontSize="13"
          fill="var(--text)"
        >
          <title id={titleId}>{title}</title>
          <desc id={textId}>{description}</desc>
          <rect
            x=".5"
            y=".5"
            width={WIDTH - 1}
            height={height - 1}
            rx="6"
            fill="var(--surface)"
            stroke="var(--border)"
          />
          {children}
        </svg>
        <button type="button" aria-label={`Enlarge: ${title}`} {...command('show-modal', largeId)} />
        <dialog id={largeId} className="zoom-dialog" aria-labelledby={titleId}>
          <button type="button" {...command('close', largeId)}>
            Close
          </button>
          {/* biome-ignore lint/a11y: it scrolls, which takes the focus */}
          <div tabIndex={0} role="group" aria-labelledby={titleId}>
            <svg aria-hidden="true" width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
              <use href={`#${pictureId}`} />
            </svg>
          </div>
        </dialog>
      </div>
      <figcaption>A sketch: {caption}.</figcaption>
    </figure>
  )
}
