/** Splits a name before each of its words, where a line may break, unless it has at most `fits` characters. */
export function nameWords(name: string, fits: number): string[] {
  if (name.length <= fits) return [name]
  return name.split(/(?<=[a-z0-9_])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z])|(?<=_)/)
}
