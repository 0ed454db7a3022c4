import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'
import { SiteError } from '../diagnostics/problem'
import { MARKDOWN_FEATURES, MDX_FEATURES } from './features'
import { prepare } from './prepare'
import { malformedMarkdown } from './problems'

/** A block of code as the parser gives it: without the indent and the quotation signs before its lines. */
export interface CodeNode {
  lang: string
  meta: string
  value: string
  /** 1-based line of the backticks. */
  line: number
}

/**
 * All fences of a source, wherever they stand: in lists, in admonitions, in components.
 * @throws SiteError where the Markdown or MDX is malformed.
 */
export function readCodeNodes(text: string, path: string): CodeNode[] {
  const format = path.endsWith('.md') ? 'md' : 'mdx'
  const prepared = prepare({ text, format })
  const lines = prepared.split('\n')
  return codeOf(parse(prepared, path, format)).filter(({ line }) => /```|~~~/.test(lines[line - 1] ?? ''))
}

function parse(text: string, path: string, format: 'md' | 'mdx'): MdastNode {
  try {
    return format === 'md'
      ? markdownToMdast(text, { features: MARKDOWN_FEATURES })
      : mdxToMdast(text, { features: MDX_FEATURES })
  } catch (error) {
    throw new SiteError(malformedMarkdown(error, { path }, text), { cause: error })
  }
}

function codeOf(node: MdastNode): CodeNode[] {
  if (node.type === 'code') {
    const { lang, meta, value, position } = node
    return [{ lang: lang ?? '', meta: meta ?? '', value, line: position?.start.line ?? 1 }]
  }
  return 'children' in node ? node.children.flatMap(codeOf) : []
}
