/** Its group is the backticks or tildes. */
export const FENCE_OPENING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** The backticks or tildes with which a line of Markdown opens a code fence. */
export function fenceOpening(line: string): string | undefined {
  return FENCE_OPENING.exec(line)?.[1]
}

/** @param opening what the fence was opened with. */
export function closesFence(line: string, opening: string): boolean {
  return CLOSING.exec(line)?.[1]?.startsWith(opening) === true
}
