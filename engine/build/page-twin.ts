import type { CompiledMarkdown } from '../markdown/types'
import type { Page } from '../page/types'

/** The page as one Markdown text: its title and description first, unless it begins with a title of its own. */
export function pageTwin({ title, description }: Page, { twin, hasTitle }: CompiledMarkdown): string {
  if (hasTitle) return twin
  return [`# ${title}`, ...(description === '' ? [] : [`> ${description}`]), twin].join('\n\n')
}
