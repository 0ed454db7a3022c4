/** Horizontal space around a word in its box, in px. */
const PADDING = 24

/** Range of box widths, in px, within which texts are wrapped. */
const MIN_WIDTH = 116
const MAX_WIDTH = 240

const PARTICIPANT = /^(\s*(?:create\s+)?(?:participant|actor)\s+)(?!.*@\{)(\S+)(?:\s+as\s+(.+))?$/
const NOTE = /^(\s*note\s+(?:over|left of|right of)\s+[^:]+:)\s*(?!\s*(?:no)?wrap:)(.+)$/i
const MESSAGE = /^(\s*[^:]*?-[->)x|/\\][^:]*:)\s*(?!\s*(?:no)?wrap:)(.+)$/

export interface WrappedSequence {
  source: string
  /** Width of boxes in px, with which no word of a message or note is broken. */
  width: number
}

/**
 * Makes a sequence diagram as narrow as its words allow. Mermaid wraps names of participants in the middle of a word,
 * so they are wrapped here; notes and messages get the keyword `wrap`.
 * @param gap Space between two boxes in px, which messages can use as well.
 */
export function wrapSequence(source: string, font: string, gap: number): WrappedSequence {
  const measure = measureWith(font)
  const longest = (text: string) => Math.max(0, ...wordsOf(text).map(measure))
  let width = MIN_WIDTH
  const lines = source.split('\n').map((line) => {
    const participant = PARTICIPANT.exec(line)
    if (participant) {
      const [, start = '', id = '', name = id] = participant
      return `${start}${id} as ${broken(name, Math.max(MIN_WIDTH - PADDING, longest(name)), measure)}`
    }
    const note = NOTE.exec(line)
    const [, start, text = ''] = note ?? MESSAGE.exec(line) ?? []
    if (start === undefined) return line
    width = Math.max(width, longest(text) + PADDING - (note ? 0 : gap))
    return `${start}wrap: ${text}`
  })
  return { source: lines.join('\n'), width: Math.round(Math.min(MAX_WIDTH, width)) }
}

/** Breaks a name into lines of whole words. */
function broken(name: string, width: number, measure: (text: string) => number): string {
  const lines: string[] = []
  for (const word of name.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.join('<br/>')
}

function wordsOf(text: string): string[] {
  return text.split(/\s+|<br\s*\/?>/)
}

function measureWith(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = font
  return (text) => context?.measureText(text).width ?? 0
}
