declare module '@sinequa/ui' {
  /** A class name, or what a condition leaves in its place. Its definition is not documented. */
  type ClassValue = unknown

  /**
   * Joins CSS classes. Of Tailwind classes that contradict each other, the last one stays.
   *
   * @param inputs the classes, in rising order of precedence
   * @returns the classes that remain, as one text
   */
  export function cn(...inputs: ClassValue[]): string
}
