import type { CompiledMarkdown } from '../markdown/types'

/**
 * The page as one Markdown text: its title, if it has one, and `description`, which its author gave it, first, unless
 * it begins with a title of its own.
 */
export function pageTwin(
  title: string,
  { twin, hasTitle }: Pick<CompiledMarkdown, 'twin' | 'hasTitle'>,
  description = '',
): string {
  if (hasTitle) return twin
  const head = [title && `# ${title}`, description && `> ${description}`]
  return [...head.filter((line) => line !== ''), twin].join('\n\n')
}
