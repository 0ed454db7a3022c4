/** The line (1-based) of a key of a file's front matter. */
export function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1
}
