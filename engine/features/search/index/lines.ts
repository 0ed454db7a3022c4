import { diagramTexts } from '../../../kit/mermaid'
import { closesFence, FENCE_OPENING, fenceOpening } from '../../../page/fence'

/** A line of Markdown without its markers. The lines of a paragraph are joined into one. */
export interface MarkdownLine {
  /** A label introduces content: the head of a table, or a line that is emphasized as a whole. */
  kind: 'heading' | 'code' | 'text' | 'label'
  text: string
}

const HEADING = /^[ \t>]*(?:[-*+][ \t]+)?#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
const RULE = /^(?:[-*_][ \t]*){3,}$/
const TABLE_RULE = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
const ADMONITION = /^[ \t>]*:{2,}[ \t]*[\w-]*(?:\[(.*)\])?(?:\{.*\})?[ \t]*(.*)$/
const BLOCK_MARK = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/
const STARTS_BLOCK = /^[ \t>]*(?:[-*+][ \t]|\d{1,9}[.)][ \t]|\||:::|>|<)/
/** An item of a list inside another item. */
const NESTED_ITEM = /^[ \t>]*(?: {2,}|\t)(?:[-*+]|\d{1,9}[.)])[ \t]/
const EMPHASIZED = /^(?:\*[^*]+\*|_[^_]+_)$/
const DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]*\S/

/** Reads Markdown line by line: headings, code, and prose with its lists and tables. */
export function markdownLines(markdown: string): MarkdownLine[] {
  const lines: MarkdownLine[] = []
  let fence: string | undefined
  let isShownFile = false
  let open = false
  for (const line of diagramsAsText(markdown).split('\n')) {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined
      else if (!isShownFile) lines.push({ kind: 'code', text: line })
      continue
    }
    fence = fenceOpening(line)
    if (fence === undefined) open = addProse(lines, line, open)
    else {
      open = false
      // Code from a file of another project names things that have pages of their own, which should rank first.
      isShownFile = /\bfile=/.test(line)
      lines.push(...fenceTitle(line))
    }
  }
  return lines
}

/** @returns whether the next line may continue the paragraph. */
function addProse(lines: MarkdownLine[], line: string, open: boolean): boolean {
  const last = lines.at(-1)
  const heading = HEADING.exec(line)?.[1]
  if (heading !== undefined) lines.push({ kind: 'heading', text: heading })
  else if (open && last && UNDERLINE.test(line)) last.kind = 'heading'
  else if (TABLE_RULE.test(line)) {
    if (last && line.includes('|')) last.kind = 'label'
  } else if (line.trim() !== '' && !DEFINITION.test(line)) {
    // A nested item is part of what its item says: what stands first in it is not what the page is about.
    const isNested = NESTED_ITEM.test(line)
    if (open && last && (isNested || !STARTS_BLOCK.test(line))) {
      last.kind = 'text'
      last.text += ` ${(isNested ? line.replace(BLOCK_MARK, '') : line).trim()}`
    } else lines.push(...proseOf(line))
    return !/^[ \t>]*\|/.test(line)
  }
  return false
}

function proseOf(line: string): MarkdownLine[] {
  const admonition = ADMONITION.exec(line)
  const plain = admonition ? `${admonition[1] ?? ''} ${admonition[2] ?? ''}` : line.replace(BLOCK_MARK, '')
  const text = plain.startsWith('|') ? cellsOf(plain).join(' · ') : plain.trim()
  if (text === '' || RULE.test(text)) return []
  return [{ kind: EMPHASIZED.test(text) ? 'label' : 'text', text }]
}

function cellsOf(row: string): string[] {
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
  return cells.filter((cell) => cell !== '')
}

function fenceTitle(line: string): MarkdownLine[] {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(line)
  const text = title?.[1] ?? title?.[2]
  return text === undefined ? [] : [{ kind: 'code', text }]
}

/** The rest of a diagram's fence; `\1` is its opening. */
const REST = /mermaid\b.*\n([\s\S]*?)\n[ \t>]*\1[`~]*[ \t]*$/
const DIAGRAM = new RegExp(FENCE_OPENING.source + REST.source, 'gm')

/** Replaces each diagram with its title and description, since nobody searches for its source. */
function diagramsAsText(markdown: string): string {
  return markdown.replace(DIAGRAM, (_, __, code: string) => {
    const { title = '', description = '' } = diagramTexts(code.replace(/^[ \t>]+/gm, ''))
    return `\n${title}\n\n${description}\n`
  })
}
