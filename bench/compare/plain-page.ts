/** A page as every contender gets it: plain Markdown, without anything that only one of them supports. */
export interface PlainPage {
  /** Without base path and slashes at its ends; '' for the home page. */
  route: string
  title: string
  description: string
  /** Below the title. Links within the site start with a slash and have no base path. */
  body: string
}

const OPENING = /^# (?<title>.+)\n+(?:> (?<description>.+)\n+)?/
/** Languages that not every highlighter knows, or that one would draw as a diagram. */
const SPOKEN: Record<string, string> = { svg: 'xml', mermaid: 'text' }
/** Its file is not beside the page, and some contenders refuse an image that is missing. */
const IMAGE = /!\[(?<text>[^\]]*)\]\([^)]*\)/g
const FENCE = /^(?<indent>\s*)(?<marks>`{3,}|~{3,})(?<rest>.*)$/

/** Reads the Markdown twin of a built page. */
export function plainPage(route: string, twin: string, base: string): PlainPage {
  const opening = OPENING.exec(twin)
  const { title, description } = opening?.groups ?? {}
  if (opening === null || title === undefined) throw new Error(`The twin of "${route}" has no title.`)
  return {
    route,
    title: unescaped(title),
    description: unescaped(description ?? ''),
    body: plainBody(wholeRows(twin.slice(opening[0].length)), base),
  }
}

/** Joins the lines of a table row, whose code cells may have had several. */
function wholeRows(text: string): string {
  return text.replace(/^\| (?:(?!\n\n)[\s\S])*?[^\\]\|$/gm, (row) => row.replace(/\n\s*/g, ' '))
}

/** Reduces fences to their language and images to their text, and turns admonitions into blockquotes. */
function plainBody(text: string, base: string): string {
  let fence: string | undefined
  let isQuoted = false
  const lines = text.split('\n').flatMap((line) => {
    const mark = FENCE.exec(line)?.groups
    const quoted = (plain: string) => [isQuoted ? `> ${plain}`.trimEnd() : plain]
    if (mark?.marks !== undefined && (fence === undefined || closes(line, fence))) {
      const isStart = fence === undefined
      fence = isStart ? mark.marks : undefined
      return quoted(isStart ? `${mark.indent}${mark.marks}${language(mark.rest ?? '')}` : line)
    }
    if (fence !== undefined) return quoted(line)
    const colons = /^:::\s*(?:(?<kind>[a-z]+)(?:\[(?<label>.*)\])?)?\s*$/.exec(line)?.groups
    if (colons) {
      isQuoted = colons.kind !== undefined
      return isQuoted ? [`> **${colons.label ?? named(colons.kind ?? '')}**`, '>'] : []
    }
    if (line.startsWith('<noscript>')) return []
    return quoted(line.replace(IMAGE, '$<text>').replaceAll(`](${base}`, '](/'))
  })
  return `${lines.join('\n').trim()}\n`
}

function closes(line: string, fence: string): boolean {
  return line.trim().startsWith(fence) && /^[`~]+$/.test(line.trim())
}

function language(info: string): string {
  const name = /^\s*([\w+-]+)/.exec(info)?.[1] ?? ''
  return SPOKEN[name] ?? name
}

function named(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}

function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('`', '')
}
