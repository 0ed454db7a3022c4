const FENCE_OPENING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/
const FENCE_CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/
const MODULE =
  /^(?:import\s+(?:['"]|[\w$*{])|export\s+(?:default|const|let|var|function|class|async|\{|\*)(?:\W|$))/
const COMMENT_OPENING = /^[ \t]*(<!--|\{\/\*)/
const COMMENT_END: Record<string, string> = { '<!--': '-->', '{/*': '*/' }

/** Tells of each line in turn whether it ends what it stands in. */
type IsLast = (line: string) => boolean

/** The text of the first heading of a body, without its marks, if it is one of level 1: `# heading`. */
export function firstHeading(body: string): string | undefined {
  let skip: IsLast | undefined
  for (const line of body.split('\n')) {
    if (skip !== undefined) {
      if (skip(line)) skip = undefined
      continue
    }
    skip = skipFrom(line)
    const heading = skip === undefined ? /^ {0,3}(#{1,6})[ \t]+(?=\S)(.*)$/.exec(line) : null
    if (heading) return heading[1] === '#' ? plainText(heading[2] ?? '') : undefined
  }
  return undefined
}

/** What begins on a line and is no prose: code, a comment, or a module statement. */
function skipFrom(line: string): IsLast | undefined {
  const fence = FENCE_OPENING.exec(line)?.[1]
  if (fence !== undefined) return (next) => FENCE_CLOSING.exec(next)?.[1]?.startsWith(fence) === true
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
    .replace(/(\*\*|__|`+)(.+?)\1/g, '$2')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .trim()
}
