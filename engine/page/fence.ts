/** Captures the backticks or tildes. */
export const FENCE_OPENING = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*(`{3,}(?=[^`]*$)|~{3,})/
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** Returns the backticks or tildes that open a code fence on this line; undefined if none do. */
export function fenceOpening(line: string): string | undefined {
  return FENCE_OPENING.exec(line)?.[1]
}

/** @param opening The backticks or tildes that opened the fence. */
export function closesFence(line: string, opening: string): boolean {
  return CLOSING.exec(line)?.[1]?.startsWith(opening) === true
}

/** Returns a function that takes consecutive lines and returns whether each belongs to a code fence. */
export function createFenceTracker(): (line: string) => boolean {
  let fence: string | undefined
  return (line) => {
    if (fence === undefined) {
      fence = fenceOpening(line)
      return fence !== undefined
    }
    if (closesFence(line, fence)) fence = undefined
    return true
  }
}

/** Applies `change` to every line outside code fences. */
export function mapProse(text: string, change: (line: string, index: number) => string): string {
  const inFence = createFenceTracker()
  return text
    .split('\n')
    .map((line, index) => (inFence(line) ? line : change(line, index)))
    .join('\n')
}

/** Applies `change` to the first line of every code fence. */
export function mapFenceOpenings(text: string, change: (line: string) => string): string {
  let fence: string | undefined
  const changeLine = (line: string) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined
      return line
    }
    fence = fenceOpening(line)
    return fence === undefined ? line : change(line)
  }
  return text.split('\n').map(changeLine).join('\n')
}
