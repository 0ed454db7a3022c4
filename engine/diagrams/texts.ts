/** What readers are told around a diagram. */
export const DIAGRAM_TEXTS = {
  /** Name of the region that scrolls. */
  region: 'Diagram',
  enlarge: 'Enlarge',
  close: 'Close',
  description: 'Description of the diagram',
} as const
