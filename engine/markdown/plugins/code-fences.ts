import { defineMdastPlugin, type MdastNode, markdownToMdast, mdxToMdast } from 'satteri'
import { hash } from '../../cache/hash'
import { SiteError } from '../../diagnostics/problem'
import { malformedMarkdown } from '../problems'
import type { CodeFence, FencedFile, FenceIndex } from '../types'
import { asTab, CODE_GROUP } from './code-groups'
import { MARKDOWN_FEATURES, MDX_FEATURES, prepare } from './prepare'

/**
 * Collects the fences of a page, including those in lists, admonitions and components, but not indented code.
 */
export function collectFences(text: string, fences: CodeFence[]) {
  const isFence = fenceTest(text)
  return defineMdastPlugin({
    name: 'fences',
    options: { position: true },
    code(node) {
      const fence = fenceOf(node)
      if (isFence(fence)) fences.push(fence)
    },
  })
}

/** Returns an empty index. An edited file replaces its previous version. */
export function createFenceIndex(): FenceIndex {
  const known = new Map<string, { digest: string; fences: CodeFence[] }>()
  const add: FenceIndex['add'] = (file, fences) =>
    void known.set(file.path, { digest: hash(normalizeLineEnds(file.text)), fences })
  return {
    add,
    fencesOf(file) {
      const entry = known.get(file.path)
      if (entry?.digest === hash(normalizeLineEnds(file.text))) return entry.fences
      const fences = parseFences(file)
      add(file, fences)
      return fences
    },
  }
}

function parseFences({ path, text }: FencedFile): CodeFence[] {
  const format = formatOf(path)
  const prepared = prepare({ text: normalizeLineEnds(text), format })
  return codeIn(parse(prepared, path, format)).filter(fenceTest(prepared))
}

/** A file on disk may have Windows line ends; a compiled one never does. */
function normalizeLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

function formatOf(path: string): 'md' | 'mdx' {
  return path.endsWith('.md') ? 'md' : 'mdx'
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

function codeIn(node: MdastNode): CodeFence[] {
  if (node.type === 'code') return [fenceOf(node)]
  if (!('children' in node)) return []
  const inGroup = node.type === 'containerDirective' && node.name === CODE_GROUP
  const asRead = (child: MdastNode) =>
    inGroup && child.type === 'code' ? { ...child, meta: asTab(child) } : child
  return node.children.map(asRead).flatMap(codeIn)
}

function fenceOf({ lang, meta, value, position }: Readonly<Extract<MdastNode, { type: 'code' }>>): CodeFence {
  return { lang: lang ?? '', meta: meta ?? '', value, line: position?.start.line ?? 1 }
}

function fenceTest(text: string): (fence: CodeFence) => boolean {
  const lines = text.split('\n')
  return ({ line }) => /```|~~~/.test(lines[line - 1] ?? '')
}
