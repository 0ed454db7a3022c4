const OPENING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** Tells of line after line, from the first on, whether it belongs to a code fence. */
export function createFenceReader(): (line: string) => boolean {
  let fence: string | undefined
  return (line) => {
    if (fence === undefined) {
      fence = OPENING.exec(line)?.[1]
      return fence !== undefined
    }
    if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined
    return true
  }
}

/** Applies `change` to every line outside code fences. */
export function mapProse(text: string, change: (line: string, index: number) => string): string {
  const inFence = createFenceReader()
  return text
    .split('\n')
    .map((line, index) => (inFence(line) ? line : change(line, index)))
    .join('\n')
}
