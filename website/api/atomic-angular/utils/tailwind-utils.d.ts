declare module '@sinequa/ui' {
  /** A class name, or the result of a condition in its place. */
  type ClassValue =
    | string
    | number
    | bigint
    | boolean
    | null
    | undefined
    | Record<string, unknown>
    | ClassValue[]

  /**
   * Joins CSS classes. When Tailwind classes conflict, the last one stays.
   *
   * @param inputs the classes, in rising order of precedence
   * @returns the remaining classes as one string
   */
  export function cn(...inputs: ClassValue[]): string
}
