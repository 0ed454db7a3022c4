import { createFenceTracker } from '../../page/fence'

/** What may come before a block on its first line: indentation, and the marks of quotes and lists. */
export const MARKERS = '^(?:[ \\t>]|(?:[-*+]|\\d{1,9}[.)])[ \\t])*'

/** A line that ends a container. */
export const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/

const OPENING = new RegExp(`(${MARKERS}:{3,})[ \\t]*([a-zA-Z][\\w-]*)(?=[ \\t[{]|$)(.*)$`)
const ATTRIBUTES = /\{(?:[ \t]*(?:[.#][\w-]+|[a-zA-Z][\w-]*="[^"]*"|open))+[ \t]*\}$/

/** Converts the line that opens a container from how VitePress and older versions of Docusaurus write it. */
export function plainOpening(line: string): string {
  const [, colons, name = '', rest = ''] = OPENING.exec(line) ?? []
  if (colons === undefined) return line
  if (/^[[{]/.test(rest)) return colons + name + rest
  const written = rest.trim()
  const [attributes = ''] = ATTRIBUTES.exec(written) ?? []
  const title = written.slice(0, written.length - attributes.length).trim()
  return colons + name + (title === '' ? '' : inBrackets(title)) + attributes
}

const PARTS = /(`+)(?!`).*?(?<!`)\1(?!`)|\\?[\s\S]/g

/** Returns a title as the label of a directive, which ends at the first bracket without a partner. */
function inBrackets(title: string): string {
  const parts = Array.from(title.matchAll(PARTS), ([part]) => part)
  const alone = findUnmatched(parts)
  const escaped = parts.map((part, index) => {
    if (part === '\\' || alone.includes(index)) return `\\${part}`
    return part.startsWith('`') && findUnmatched([...part]).length > 0 ? codeElement(part) : part
  })
  return `[${escaped.join('')}]`
}

/** Returns the indexes of brackets that have no partner. */
function findUnmatched(parts: readonly string[]): number[] {
  const open: number[] = []
  const alone: number[] = []
  for (const [index, part] of parts.entries()) {
    if (part === '[') open.push(index)
    if (part === ']' && open.pop() === undefined) alone.push(index)
  }
  return [...alone, ...open]
}

/** Brackets in code can only be escaped as character references, which an element may contain. */
function codeElement(span: string): string {
  const code = span.replace(/^`+ ?| ?`+$/g, '')
  return `<code>${code.replace(/[[\]<>&{}]/g, (letter) => `&#${letter.charCodeAt(0)};`)}</code>`
}

const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/

/**
 * Takes the indentation of a container from all its lines: the parser would take indented text in it for code. In a list
 * the indentation belongs to the item.
 */
export function withoutIndentation(text: string): string {
  if (!/^ {1,3}:{3,}[ \t]*[a-zA-Z]/m.test(text)) return text
  const inFence = createFenceTracker()
  let isBlankAbove = true
  let inList = false
  let open: { indent: number; colons: number } | undefined
  const change = (line: string) => {
    const isCode = inFence(line)
    if (open) {
      const changed = line.slice(Math.min(open.indent, line.search(/[^ ]|$/)))
      if (!isCode && (CLOSING.exec(line)?.[1]?.length ?? 0) >= open.colons) open = undefined
      return changed
    }
    if (LIST_ITEM.test(line)) inList = true
    else if (isBlankAbove && /^\S/.test(line)) inList = false
    isBlankAbove = line.trim() === ''
    const [, indent = '', colons = ''] = /^( {1,3})(:{3,})[ \t]*[a-zA-Z]/.exec(line) ?? []
    if (isCode || inList || indent === '') return line
    open = { indent: indent.length, colons: colons.length }
    return line.trimStart()
  }
  return text.split('\n').map(change).join('\n')
}
