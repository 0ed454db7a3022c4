/** Sizes in px of the parts of a sequence diagram. */
export interface SequenceSizes {
  /** Horizontal space around a word in its box. */
  padding: number
  /** Range of box widths within which texts are wrapped. */
  minWidth: number
  maxWidth: number
  /** Space between two boxes, which messages can use as well. */
  gap: number
  /** Identifiers may break where one of their words ends: `auth`, `Interceptor`, `Fn`. */
  breaksIdentifiers: boolean
}

const PARTICIPANT = /^(\s*(?:create\s+)?(?:participant|actor)\s+)(?!.*@\{)(\S+)(?:\s+as\s+(.+))?$/
const NOTE = /^(\s*note\s+(?:over|left of|right of)\s+[^:]+:)\s*(?!\s*(?:no)?wrap:)(.+)$/i
const MESSAGE = /^(\s*[^:]*?-[->)x|/\\][^:]*:)\s*(?!\s*(?:no)?wrap:)(.+)$/
/** Where an identifier, a path or a call can go on in the next line. */
const INSIDE_IDENTIFIERS = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[:/._=?-])(?=\w)|(?<=\w)(?=\()/

/** Vertical space of a line in a box, and around all lines, in px. */
const LINE = 18
const AROUND = 28

export interface WrappedSequence {
  source: string
  /** Size of boxes in px, with which no word of a message or note is broken. */
  width: number
  height: number
}

/**
 * Makes a sequence diagram as narrow as its words allow. Mermaid wraps names of participants in the middle of a word,
 * so they are wrapped here; notes and messages get the keyword `wrap`.
 */
export function wrapSequence(source: string, font: string, sizes: SequenceSizes): WrappedSequence {
  const { padding, minWidth, maxWidth, gap } = sizes
  const measure = measureWith(font)
  const parts = (text: string) => partsOf(text, sizes.breaksIdentifiers)
  const longest = (text: string) => Math.max(0, ...parts(text).map((part) => measure(part.trim())))
  const width = boxWidth(source, longest, sizes)
  let names = 1
  const lines = source.split('\n').map((line) => {
    const participant = PARTICIPANT.exec(line)
    if (participant) {
      const [, start = '', id = '', name = id] = participant
      const broken = breakLines(parts(name), Math.max(minWidth - padding, longest(name)), measure)
      names = Math.max(names, broken.length)
      return `${start}${id} as ${broken.join('<br/>')}`
    }
    const note = NOTE.exec(line)
    const [, start, text = ''] = note ?? MESSAGE.exec(line) ?? []
    if (start === undefined) return line
    if (!sizes.breaksIdentifiers) return `${start}wrap: ${text}`
    return `${start} ${breakLines(parts(text), note ? width - padding : width + gap - 2 * padding, measure).join('<br/>')}`
  })
  const bounded = Math.round(Math.min(maxWidth, Math.max(minWidth, width)))
  return { source: lines.join('\n'), width: bounded, height: names * LINE + AROUND }
}

/** Returns the width of a box with which the longest word of each note and message fits. Names widen their own box. */
function boxWidth(source: string, longest: (text: string) => number, sizes: SequenceSizes): number {
  const { padding, minWidth, gap } = sizes
  const widths = source.split('\n').map((line) => {
    if (PARTICIPANT.test(line)) return 0
    const note = NOTE.exec(line)
    const [, , text] = note ?? MESSAGE.exec(line) ?? []
    return text === undefined ? 0 : longest(text) + padding - (note ? 0 : gap)
  })
  return Math.max(minWidth, ...widths)
}

/** Returns lines of whole parts. A part that ends with a space ends a word. */
function breakLines(parts: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && measure(longer.trim()) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line) => line.trim())
}

function partsOf(text: string, breaksIdentifiers: boolean): string[] {
  const words = text.trim().split(/\s+|<br\s*\/?>/)
  return words.flatMap((word) => {
    const parts = breaksIdentifiers ? word.split(INSIDE_IDENTIFIERS) : [word]
    return parts.with(-1, `${parts.at(-1)} `)
  })
}

function measureWith(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = font
  return (text) => context?.measureText(text).width ?? 0
}
