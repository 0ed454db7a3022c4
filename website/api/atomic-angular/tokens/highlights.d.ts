import type { InjectionToken } from '@angular/core'

/** The predefined names of highlights. */
export type PreviewHighlightName = 'company' | 'geo' | 'person' | 'extractslocations' | 'matchlocations'

/** The colors of one kind of highlight in the preview. */
export interface PreviewHighlight {
  /** What is highlighted. */
  name: PreviewHighlightName
  /** The color of the text, as a CSS color. */
  color: string
  /** The color of the background, as a CSS color. */
  bgColor: string
}

/**
 * Holds the colors of entities, extracts and matches in the document preview.
 *
 * @token
 */
export declare const HIGHLIGHTS: InjectionToken<PreviewHighlight[]>
