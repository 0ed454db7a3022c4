import { expect } from 'vitest'
import type { BodyNode } from '../page/tree'
import { type CompileOptions, compileMarkdown } from './compile'
import { pageBody } from './evaluate/page-body'
import type { MarkdownExtension } from './plugins/extension'
import type { MarkdownSource } from './types'

/** Returns a source for the tests of this folder: a page at /guide/start, with another one beside it. */
export function sourceOf(text: string, format: 'mdx' | 'md' = 'mdx'): MarkdownSource {
  return {
    file: `/site/docs/guide/start.${format}`,
    path: `docs/guide/start.${format}`,
    route: '/guide/start',
    format,
    text,
  }
}

const TIDES = '// #region today\nconst height = 4 // m\n// #endregion\n'

export const options: CompileOptions = {
  basePath: '/base/',
  onBrokenMarkdownLinks: 'warn',
  highlighter: {
    highlight: ({ code, lang }) => ({ html: `<pre data-lang="${lang}">${code}</pre>`, problems: [] }),
  },
  resolver: {
    page: (target) => (target.endsWith('next.mdx') ? '/base/guide/next' : null),
    asset: (target) => (target.endsWith('photo.png') ? '/base/assets/photo-1234.png' : null),
    file: (target) => ({ 'src/tides.ts': TIDES, 'src/tides.png': '\x89PNG\0' })[target] ?? null,
    similar: () => ['docs/guide/next.mdx'],
  },
}

/** Returns functions that compile with these extensions. */
export function withExtensions(...extensions: MarkdownExtension[]) {
  const own = { ...options, extensions }
  const compile = (text: string, format?: 'mdx' | 'md') => compileMarkdown(sourceOf(text, format), own)
  const bodyOf = (text: string, components: Record<string, unknown> = {}, islands = new Map()) => {
    const source = sourceOf(text)
    const context = { ...source, components, load: async () => components }
    return pageBody(compileMarkdown(source, own), context, {
      basePath: '/base/',
      islandId: (component) => islands.get(component),
    })
  }
  /** Returns the body of a fully static page, which is one block of HTML. */
  const htmlOf = async (text: string, components: Record<string, unknown> = {}): Promise<string> => {
    const body = await bodyOf(text, components)
    expect(body).toHaveLength(1)
    return onlyHtml(body[0])
  }
  return { compile, bodyOf, htmlOf }
}

export const { compile, bodyOf, htmlOf } = withExtensions()

function onlyHtml(node: BodyNode | undefined): string {
  if (typeof node !== 'object' || !('html' in node)) throw new Error('not a block of HTML')
  return node.html.trim()
}
