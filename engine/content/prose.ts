import { closesFence, fenceOpening } from '../page/fence'
import { plainExcerpt } from '../page/plain-excerpt'

const MODULE =
  /^(?:import\s+(?:['"]|[\w$*{])|export\s+(?:default|const|let|var|function|class|async|\{|\*)(?:\W|$))/
const COMMENT_OPENING = /^[ \t]*(<!--|\{\/\*)/
const COMMENT_END: Record<string, string> = { '<!--': '-->', '{/*': '*/' }

/** Called with one line after another: true for the one that ends a block. */
type IsLast = (line: string) => boolean

/** The text of the first heading of a body, without its marks, if it is one of level 1: `# heading`. */
export function firstHeading(body: string): string | undefined {
  for (const line of proseLines(body)) {
    const heading = /^ {0,3}(#{1,6})[ \t]+(?=\S)(.*)$/.exec(line)
    if (heading) return heading[1] === '#' ? plainText(heading[2] ?? '') : undefined
  }
  return undefined
}

/** The lines of a body; those of code, comments and module statements are empty. */
function* proseLines(body: string): Generator<string> {
  let skip: IsLast | undefined
  for (const line of body.split('\n')) {
    const inside = skip
    if (inside === undefined) skip = skipFrom(line)
    else if (inside(line)) skip = undefined
    yield inside === undefined && skip === undefined ? line : ''
  }
}

/** What begins on a line and is no prose: code, a comment, or a module statement. */
function skipFrom(line: string): IsLast | undefined {
  const fence = fenceOpening(line)
  if (fence !== undefined) return (next) => closesFence(next, fence)
  const comment = COMMENT_END[COMMENT_OPENING.exec(line)?.[1] ?? '']
  if (comment !== undefined) return line.includes(comment) ? undefined : (next) => next.includes(comment)
  return MODULE.test(line) ? moduleEnd(line) : undefined
}

/** A module statement ends at a blank line that stands in no bracket and no template. */
function moduleEnd(first: string): IsLast {
  let depth = 0
  let ticks = 0
  const count = (line: string) => {
    depth += (line.match(/[({[]/g)?.length ?? 0) - (line.match(/[)}\]]/g)?.length ?? 0)
    ticks += line.match(/`/g)?.length ?? 0
  }
  count(first)
  return (line) => {
    count(line)
    return line.trim() === '' && depth <= 0 && ticks % 2 === 0
  }
}

function plainText(heading: string): string {
  return heading
    .replace(/\s+#+\s*$/, '')
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|(?<!`)`+(?!`))(.+?)\1/g, '$2')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .trim()
}

const MAX_LENGTH = 160

/** The first paragraph of a body as plain text, cut between words: what describes a page whose author does not. */
export function firstParagraph(body: string): string {
  const text = plainExcerpt([...proseLines(body)].join('\n'))
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…` : text
}
