/** What is to be drawn, and how. Plain JSON: it goes from Node into the browser. */
export interface DrawingRequest extends Palette {
  source: string
  /** Of mermaid: these and others. */
  config: { fontFamily: string; fontSize: number; sequence: { actorMargin: number } }
}

export interface Palette {
  /** Custom property of the page by the color that stands for it while mermaid draws: `rgb(1, 2, 3)`. */
  marks: Record<string, string>
  /** The custom properties for colors that mermaid chose by itself. */
  defaults: { text: string; fill: string; stroke: string; ground: string }
  /** Of most texts, in px. */
  fontSize: number
}

export type Drawing =
  | { width: number; height: number /** What stands in the group. */; content: string }
  | { error: string /** 1-based, in the source. */; line?: number }
