import { markdownToJs, mdxToJs } from 'satteri'
import type { UnifiedPlugin } from '../../config/types'
import type { MarkdownSource } from '../types'
import type { TwinEdit } from './extension'
import { MARKDOWN_FEATURES, MDX_FEATURES, prepare } from './prepare'
import { onWholeTree } from './unified'

/** Returns the text of a page with the changes of its plugins; undefined if they change none, or fail. */
export function textAfter(plugins: readonly UnifiedPlugin[], source: MarkdownSource): string | undefined {
  const edits: TwinEdit[] = []
  const text = prepare(source)
  const page = { source, text, report: () => undefined, edit: (change: TwinEdit) => void edits.push(change) }
  try {
    if (source.format === 'md')
      markdownToJs(text, { features: MARKDOWN_FEATURES, mdastPlugins: onWholeTree(plugins, page) })
    else mdxToJs(text, { features: MDX_FEATURES, mdastPlugins: onWholeTree(plugins, page) })
  } catch {
    // The page reports it once it is compiled.
    return undefined
  }
  if (edits.length === 0) return undefined
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((changed, { from, to, text: by }) => changed.slice(0, from) + by + changed.slice(to), text)
}
