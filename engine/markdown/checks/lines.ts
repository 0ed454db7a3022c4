/** A line of a page without its code. */
export interface Line extends Place {
  text: string
  /** The line above. */
  above: string
}

export interface Place {
  file: string
  line: number
}
