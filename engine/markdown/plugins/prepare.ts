import type { MarkdownSource } from '../types'
import { mapProse } from './code-fences'

const BARE_TITLE = /^([ \t>]*:{3,})([a-zA-Z]\w*)[ \t]+([^\s[{].*?)[ \t]*$/

/**
 * Brings what other tools accept into the form the parser knows, without moving a line: the older
 * spelling of admonition titles (`:::tip A title` becomes `:::tip[A title]`), and HTML comments in MDX.
 */
export function prepare({ text, format }: Pick<MarkdownSource, 'text' | 'format'>): string {
  const uncommented = format === 'mdx' ? withoutComments(text) : text
  return mapProse(uncommented, (line) => line.replace(BARE_TITLE, '$1$2[$3]'))
}

/** What the parser knows beyond plain Markdown. */
export const MDX_FEATURES = { directive: true, headingAttributes: true, rawHtml: false }

/** The same for a plain Markdown file, which has HTML and no JSX. */
export const MARKDOWN_FEATURES = { ...MDX_FEATURES, rawHtml: true }

const FRONT_MATTER = '(?<![\\s\\S])---[ \\t]*\\n[\\s\\S]*?^---[ \\t]*$'
const LIST = '(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*'
const BACKTICK_FENCE = `^[ \\t>]*${LIST}(\`{3,})[^\`\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\1\`*[ \\t]*$|(?![\\s\\S]))`
const TILDE_FENCE = `^[ \\t>]*${LIST}(~{3,})[^\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\2~*[ \\t]*$|(?![\\s\\S]))`
const INLINE_CODE = '(?<![\\\\`])(`+)(?!`)(?:(?!\\n[ \\t]*\\n)[\\s\\S])*?(?<!`)\\3(?!`)'
const COMMENT = '<!--[\\s\\S]*?-->'
const TOKENS = new RegExp([FRONT_MATTER, BACKTICK_FENCE, TILDE_FENCE, INLINE_CODE, COMMENT].join('|'), 'gm')

/** Takes HTML comments out of MDX, which knows none. No line moves; code is left alone. */
export function withoutComments(text: string): string {
  return text.replace(TOKENS, (token) => (token.startsWith('<!--') ? token.replace(/[^\n]/g, '') : token))
}
