import type { Html } from 'mdast'
import { defineMdastPlugin } from 'satteri'
import type { Reporter } from '../../diagnostics/reporter'
import { closesFence, fenceOpening, mapFenceOpenings, mapProse } from '../../page/fence'
import { hidesRest } from '../problems'
import type { MarkdownSource } from '../types'
import { separateClosings } from './closing-fences'
import { plainOpening, withoutIndentation } from './container-lines'
import type { TwinEdit } from './extension'

const COMMENTED_ID = /\{[ \t]*\/\*[ \t]*#([\w.:-]+)[ \t]*\*\/[ \t]*\}[ \t]*$/

/**
 * Converts syntax of other tools to what the parser supports: how others open a container, number the lines of a fence and
 * give a heading an id, and HTML comments in MDX. Line numbers do not change, except between a `:::` right after a table
 * and the next blank line without effect.
 */
export function prepare({ text, format }: Pick<MarkdownSource, 'text' | 'format'>): string {
  const own = format === 'mdx' ? withoutComments(unwrapFences(text)) : withoutIndentation(text)
  return separateClosings(mapProse(translateLineNumbers(own), (line) => withPlainId(plainOpening(line))))
}

const NUMBERED = /:(no-)?line-numbers(=\d+)?(?=[\s{]|$)/

/** VitePress writes `ts:line-numbers=5` for `ts showLineNumbers=5`. */
function translateLineNumbers(text: string): string {
  if (!text.includes(':line-numbers') && !text.includes(':no-line-numbers')) return text
  const words = (_: string, none?: string, from = '') => (none ? '' : ` showLineNumbers${from} `)
  return mapFenceOpenings(text, (line) => line.replace(NUMBERED, words).trimEnd())
}

const WRAPPER = /(?:`{3}|~{3})mdx-code-block[ \t]*$/

/** The content of an `mdx-code-block` fence is part of the page, so the fence's own two lines are emptied. */
function unwrapFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  let open: string | undefined
  let isWrapper = false
  const change = (line: string) => {
    if (open === undefined) {
      open = fenceOpening(line)
      isWrapper = open !== undefined && WRAPPER.test(line)
      return isWrapper ? '' : line
    }
    if (!closesFence(line, open)) return line
    open = undefined
    return isWrapper ? '' : line
  }
  return text.split('\n').map(change).join('\n')
}

/** `## Title {/* #id *\/}` becomes `## Title {#id}`. */
function withPlainId(line: string): string {
  return /^#{1,6}[ \t]/.test(line) ? line.replace(COMMENTED_ID, '{#$1}') : line
}

/** Parser features beyond plain Markdown. */
export const MDX_FEATURES = { directive: true, headingAttributes: true, rawHtml: false }

/** The same for plain Markdown files, which have HTML but no JSX. */
export const MARKDOWN_FEATURES = { ...MDX_FEATURES, rawHtml: true }

const FRONT_MATTER = '(?<![\\s\\S])---[ \\t]*\\n[\\s\\S]*?^---[ \\t]*$'
const LIST = '(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*'
const BACKTICK_FENCE = `^[ \\t>]*${LIST}(\`{3,})[^\`\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\1\`*[ \\t]*$|(?![\\s\\S]))`
const TILDE_FENCE = `^[ \\t>]*${LIST}(~{3,})[^\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\2~*[ \\t]*$|(?![\\s\\S]))`
const INLINE_CODE = '(?<![\\\\`])(`+)(?!`)(?:(?!\\n[ \\t]*\\n)[\\s\\S])*?(?<!`)\\3(?!`)'
const COMMENT = '<!--[\\s\\S]*?-->'
const TOKENS = new RegExp([FRONT_MATTER, BACKTICK_FENCE, TILDE_FENCE, INLINE_CODE, COMMENT].join('|'), 'gm')

/** Removes HTML comments, which MDX does not support, outside code. Line numbers do not change. */
export function withoutComments(text: string): string {
  return text.replace(TOKENS, (token) => (token.startsWith('<!--') ? token.replace(/[^\n]/g, '') : token))
}

/** Returns a text of the same lines, with `x` for each character of front matter and code, and without HTML comments. */
export function withoutCode(text: string): string {
  return text.replace(TOKENS, (token) => token.replace(/[^\n]/g, token.startsWith('<!--') ? '' : 'x'))
}

/** Removes HTML comments from plain Markdown, in the page and in its twin. */
export function removeHtmlComments(
  edit: (edit: TwinEdit) => void,
  source: MarkdownSource,
  reporter: Reporter,
) {
  return defineMdastPlugin({
    name: 'html comments',
    options: { position: true },
    html(node, context) {
      // An excerpt may end inside.
      if (!source.isExcerpt) reportUnclosed(node, source, reporter)
      const value = node.value.replace(new RegExp(COMMENT, 'g'), '')
      if (value === node.value) return
      const { start, end } = node.position ?? {}
      if (start?.offset !== undefined && end?.offset !== undefined) {
        edit({ from: start.offset, to: end.offset, text: value })
      }
      context.setProperty(node, 'value', value)
    },
  })
}

/** HTML that is not shown, by its opening and its end. Markdown ends none of it at a blank line. */
const HIDING: readonly [opening: RegExp, end: string][] = [
  [/<!--(?!-?>)/, '-->'],
  [/^<\?/, '?>'],
  [/^<!\[CDATA\[/, ']]>'],
  [/^<script\b/i, '</script>'],
  [/^<style\b/i, '</style>'],
]

/** Warns about HTML that hides the rest of the page, because its end is missing. */
function reportUnclosed(
  { value, position }: Readonly<Html>,
  source: MarkdownSource,
  reporter: Reporter,
): void {
  const shown = value.replace(new RegExp(COMMENT, 'g'), (comment) => comment.replace(/[^\n]/g, ' '))
  for (const [opening, end] of HIDING) {
    const found = opening.exec(shown)
    if (!found || shown.toLowerCase().includes(end, found.index)) continue
    const line = (position?.start.line ?? 1) + shown.slice(0, found.index).split('\n').length - 1
    reporter.report('warn', hidesRest(found[0], end, source.path, line))
  }
}
