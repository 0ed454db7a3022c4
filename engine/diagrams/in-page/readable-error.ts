import type { Drawing } from './types'

/** Mermaid's message without its drawing of the place, and the line in the text as the author wrote it. */
export function readableError(error: unknown, source: string): Drawing {
  const message = error instanceof Error ? error.message : String(error)
  const said = /\bline:? ?(\d+)/i.exec(message)?.[1]
  const expected = /^(Expecting .*)$/m.exec(message)?.[1]
  const [first = ''] = message.split('\n')
  const reason = expected ?? first.replace(/\s*\.$/, '')
  const line = said === undefined ? undefined : writtenLine(Number(said), source)
  return { error: reason, ...(line === undefined ? {} : { line }) }
}

/** Mermaid counts neither comments nor the empty lines before the first. */
function writtenLine(said: number, source: string): number {
  const lines = source.split('\n')
  const counted = lines.flatMap((text, index) => (/^\s*%%(?!\{)/.test(text) ? [] : [{ text, index }]))
  const begin = counted.findIndex(({ text }) => text.trim() !== '')
  const found = counted[Math.max(0, begin) + said - 1]
  return Math.min(found?.index ?? lines.length - 1, lines.length - 1) + 1
}
