import { defineMdastPlugin, markdownToJs, mdxToJs } from 'satteri'
import type { MarkdownSource } from '../types'
import type { TwinEdit } from './extension'
import { MARKDOWN_FEATURES, MDX_FEATURES } from './prepare'

/**
 * Escapes dollars that begin no formula, such as those of prices and shell variables, by the rule of Pandoc: what they
 * enclose neither begins nor ends with a blank, and no digit follows. Nor does a name in capitals, as in `$HOME/$USER`.
 * The parser takes any two dollars for a formula.
 * @param edit Keeps the escapes out of the twin.
 */
export function escapeDollars(
  prepared: string,
  format: MarkdownSource['format'],
  edit: (edit: TwinEdit) => void,
): string {
  let text = prepared
  let escapes: number[] = []
  // With one dollar escaped, the next may begin what looks like a formula.
  for (;;) {
    const found = FORMULA.test(text) ? openingDollars(text, format) : []
    if (found.length === 0) break
    text = insertAt(found, text)
    escapes = [
      ...escapes.map((at) => at + found.filter((other) => other < at).length),
      ...found.map((at, index) => at + index),
    ]
  }
  for (const from of escapes) edit({ from, to: from + 1, text: '' })
  return text
}

const FORMULA = /\$[^$]+\$/

/**
 * Returns the offsets of dollars that begin what the parser takes for a formula, and no reader would: the first of each
 * paragraph, since the pairs after it may be others once it is escaped.
 */
function openingDollars(text: string, format: MarkdownSource['format']): number[] {
  const offsets: number[] = []
  const paragraphs = new Set<unknown>()
  const plugin = defineMdastPlugin({
    name: 'dollars',
    options: { position: true },
    inlineMath(node, context) {
      const { position } = node
      const { start: { offset: from = 0 } = {}, end: { offset: to = 0 } = {} } = position ?? {}
      const [, content = ''] = /^\$([^$][\s\S]*)\$$/.exec(text.slice(from, to)) ?? []
      const isText = /^\s|[\s\\]$/.test(content) || /^(?:\d|[A-Z_]{2})/.test(text.slice(to, to + 2))
      const paragraph = context.parent(node)
      if (content === '' || !isText || paragraphs.has(paragraph)) return
      paragraphs.add(paragraph)
      offsets.push(from)
    },
  })
  const features = { ...(format === 'md' ? MARKDOWN_FEATURES : MDX_FEATURES), math: true }
  try {
    if (format === 'md') markdownToJs(text, { features, mdastPlugins: [plugin] })
    else mdxToJs(text, { features, mdastPlugins: [plugin] })
  } catch {
    // The page itself reports what is malformed.
    return []
  }
  return offsets.sort((a, b) => a - b)
}

/** Returns the text with a backslash at each offset. */
function insertAt(offsets: readonly number[], text: string): string {
  const ends = [...offsets, text.length]
  return text.slice(0, ends[0]) + offsets.map((at, index) => `\\${text.slice(at, ends[index + 1])}`).join('')
}
