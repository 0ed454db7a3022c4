import type { CompiledMarkdown } from '../markdown/types'
import type { Page } from '../page/types'

/**
 * The page as one Markdown text: its title and `description`, which its author gave it, first, unless it begins
 * with a title of its own.
 */
export function pageTwin(
  { title }: Pick<Page, 'title'>,
  { twin, hasTitle }: Pick<CompiledMarkdown, 'twin' | 'hasTitle'>,
  description = '',
): string {
  if (hasTitle) return twin
  return [`# ${title}`, ...(description === '' ? [] : [`> ${description}`]), twin].join('\n\n')
}
