import { withoutComments } from './comments'
import { mapProse } from './fences'
import type { MarkdownSource } from './types'

const BARE_TITLE = /^([ \t>]*:{3,})([a-zA-Z]\w*)[ \t]+([^\s[{].*?)[ \t]*$/

/**
 * Brings what other tools accept into the form the parser knows, without moving a line: the older
 * spelling of admonition titles (`:::tip A title` becomes `:::tip[A title]`), and HTML comments in MDX.
 */
export function prepare({ text, format }: Pick<MarkdownSource, 'text' | 'format'>): string {
  const uncommented = format === 'mdx' ? withoutComments(text) : text
  return mapProse(uncommented, (line) => line.replace(BARE_TITLE, '$1$2[$3]'))
}
