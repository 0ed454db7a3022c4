/**
 * The line (1-based) that `JSON.parse` cannot take. Its error does not always tell the place: all lines up to that
 * one fail because they end too early, and that one for another reason.
 */
export function jsonErrorLine(text: string): number {
  const lines = text.trimEnd().split('\n')
  const at = lines.findIndex((_, index) => isWrong(lines.slice(0, index + 1).join('\n')))
  return at < 0 ? lines.length : at + 1
}

function isWrong(start: string): boolean {
  try {
    JSON.parse(start)
    return false
  } catch (error) {
    const message = String(error)
    const position = /at position (\d+)/.exec(message)?.[1]
    const isAtEnd = position !== undefined && Number(position) >= start.length
    return !isAtEnd && !message.includes('Unexpected end of JSON input')
  }
}
