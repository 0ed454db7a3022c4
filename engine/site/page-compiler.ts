import { relative } from 'pathe'
import { hash } from '../cache/hash'
import { openStore } from '../cache/store'
import { extensionAnswer } from '../markdown/answers'
import { type CompileOptions, compileMarkdown } from '../markdown/compile'
import type { Answer, CompiledMarkdown, MarkdownSource } from '../markdown/types'
import type { SiteSetup } from './setup'

/**
 * Compiles each source once, caching on disk and, in the dev server, in memory. A build uses each result only once, unless it
 * compiles before it renders, and nothing may be kept on disk since plugins may give another result in the next build.
 */
export interface PageCompiler {
  compile(source: MarkdownSource, options: CompileOptions): Promise<CompiledMarkdown>
  /** Removes cached files that this compiler has not used. */
  forgetUnused(): void
}

export function createPageCompiler(setup: SiteSetup): PageCompiler {
  const { config, mode, sources, featuresKey, isStable } = setup
  const memory = new Map<string, { key: string; compiled: CompiledMarkdown }>()
  const store = openStore(setup.cache, 'markdown')
  const { baseUrl, markdown, onBrokenMarkdownLinks, theme, words } = config
  const settings = JSON.stringify([baseUrl, markdown, onBrokenMarkdownLinks, theme, words, featuresKey])
  const useOf = (source: MarkdownSource) => (source.isExcerpt ? 'excerpt' : 'page')
  const keyOf = (source: MarkdownSource, { replaced = [] }: CompileOptions) =>
    hash(settings, replaced.join(), useOf(source), source.path, source.text)
  return {
    async compile(source, options) {
      const use = useOf(source)
      const key = keyOf(source, options)
      const isValid = ({ answers }: CompiledMarkdown) => isCurrent(answers, source, options)
      const compile = () => compileMarkdown(source, options)
      const known = memory.get(use + source.file)
      const compiled =
        known?.key === key && isValid(known.compiled)
          ? known.compiled
          : await (isStable ? store.memo(key, compile, isValid) : compile())
      if (!source.isExcerpt) sources.fences.add(source, compiled.fences)
      if (mode === 'development' || !isStable) memory.set(use + source.file, { key, compiled })
      return compiled
    },
    forgetUnused: store.forgetUnused,
  }
}

/** A page also depends on the files it links to, which may have been added, removed, or moved to another route. */
export function isCurrent(
  answers: readonly Answer[],
  source: MarkdownSource,
  { resolver, extensions = [] }: Pick<CompileOptions, 'resolver' | 'extensions'>,
): boolean {
  return answers.every(({ kind, target, answer }) => {
    if (kind === 'route') return source.route === answer
    if (kind === 'extension') return extensionAnswer(target, extensions) === answer
    return resolver[kind](target, source) === answer
  })
}

/** Returns the source of a Markdown file that a page imports. */
export function partialSource(file: string, text: string, root: string, route: string): MarkdownSource {
  const path = relative(root, file)
  return {
    file,
    path,
    route,
    text: text.replaceAll('\r\n', '\n'),
    format: file.endsWith('.md') ? 'md' : 'mdx',
  }
}
