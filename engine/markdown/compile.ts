import { type HastPluginList, type MdastPluginList, markdownToJs, mdxToJs } from 'satteri'
import { type Severity, SiteError } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { ENGLISH, type Words } from '../page/words'
import { admonitions } from './plugins/admonitions'
import { markSlots, slotTest } from './plugins/below-fence'
import { type CodeHighlighter, finishTables, highlightCode, nameTasks } from './plugins/blocks'
import { separateChildren } from './plugins/children'
import { collectFences } from './plugins/code-fences'
import { HTML_COMPONENT } from './plugins/compiled-components'
import { type ComponentTag, collectTags } from './plugins/component-tags'
import { collectComponents, collectScript, noteScript } from './plugins/components'
import { leaveNotes } from './plugins/excerpt-notes'
import type { ExtendedPage, MarkdownExtension, TwinEdit } from './plugins/extension'
import { fenceComponents } from './plugins/fence-components'
import { collectHeadings, type Headings } from './plugins/headings'
import { collectImports } from './plugins/imports'
import { resolveLinks } from './plugins/links'
import { zoomPictures } from './plugins/pictures'
import { markPositions } from './plugins/positions'
import {
  MARKDOWN_FEATURES,
  MDX_FEATURES,
  prepare,
  removeHtmlComments,
  reportMdxSyntax,
} from './plugins/prepare'
import { collectHidden, type LineRange, markdownTwin } from './plugins/twin'
import { reportUnsupported } from './plugins/unsupported'
import { malformedMarkdown } from './problems'
import type { Answer, CompiledMarkdown, LinkResolver, MarkdownSource } from './types'

export interface CompileOptions {
  /** Starts and ends with a slash. */
  basePath: string
  /** The base paths of all locales. */
  homes?: readonly string[]
  onBrokenMarkdownLinks: Severity
  highlighter: CodeHighlighter
  resolver: LinkResolver
  /** Names of components by fence language; such a fence becomes its component. */
  fences?: Readonly<Record<string, string>>
  /** What components of the site show: elements such as `h2`, and code fences, as `CODE_COMPONENT`. */
  replaced?: readonly string[]
  /** English if absent. */
  words?: Words
  extensions?: readonly MarkdownExtension[]
}

/**
 * Compiles a source and collects all its metadata in one parse.
 * @throws SiteError if the Markdown or MDX is malformed.
 */
export function compileMarkdown(read: MarkdownSource, options: CompileOptions): CompiledMarkdown {
  const { words = ENGLISH, extensions = [] } = options
  const reporter = createReporter()
  const headings: Headings = { toc: [], hasTitle: false, hasLead: false, begun: false }
  const result: CompiledMarkdown = {
    code: '',
    imports: [],
    toc: headings.toc,
    hasTitle: false,
    hasLead: false,
    links: [],
    images: [],
    answers: [],
    components: [],
    fences: [],
    script: [],
    problems: [],
    twin: '',
  }
  const source = recordRouteUse(read, result.answers)
  const text = prepare(source)
  const hidden: LineRange[] = []
  const tags: ComponentTag[] = []
  const edits: TwinEdit[] = []
  reportMdxSyntax(source, reporter)
  const math = extensions.some(({ parses }) => parses === 'math')
  reportUnsupported(source, reporter, math)
  const beforeLead = extensions.flatMap((extension) => extension.beforeLead ?? [])
  const hasSlot = slotTest(extensions.flatMap(({ below }) => below?.words ?? []))
  const resolver = recording(options.resolver, result.answers)
  const linkContext = { ...options, resolver, source, reporter, links: result.links, images: result.images }
  const edit = (change: TwinEdit) => void edits.push(change)
  const pageOf = (extension: MarkdownExtension): ExtendedPage => ({
    source,
    text,
    highlighter: options.highlighter,
    report: reporter.report,
    ask: asking(extension, result.answers),
    file: (path) => resolver.file(path, source),
    edit,
  })
  const mdast = (stage: 'beforeReading' | 'text' | 'tree'): MdastPluginList =>
    extensions.flatMap((extension) => extension[stage]?.(pageOf(extension)) ?? [])
  const hast = (stage: 'blocks' | 'components'): HastPluginList =>
    extensions.flatMap((extension) => extension[stage]?.(pageOf(extension)) ?? [])
  result.code = compileToJs(
    source,
    text,
    { math, replaced: options.replaced },
    [
      ...mdast('beforeReading'),
      markPositions,
      removeHtmlComments(edit),
      collectHidden(text, hidden, edits),
      collectTags(text, tags),
      collectFences(text, result.fences),
      markSlots(text, hasSlot, edit),
      admonitions(source, text, reporter, words),
      ...mdast('text'),
      collectComponents(result.components),
      noteScript(result),
      collectScript(text, result.script),
      ...mdast('tree'),
    ],
    [
      collectImports(result.imports),
      resolveLinks(linkContext),
      ...(source.isExcerpt ? [leaveNotes] : []),
      zoomPictures(words.text),
      collectHeadings(headings, { source, reporter, imports: result.imports, beforeLead, words: words.text }),
      nameTasks,
      finishTables(words.text.table),
      fenceComponents(options.fences ?? {}, result.components),
      ...hast('blocks'),
      highlightCode(source, options, hasSlot, result.problems),
      ...hast('components'),
      separateChildren,
    ],
  )
  result.hasTitle = headings.hasTitle
  result.hasLead = headings.hasLead
  result.problems.push(...reporter.problems)
  result.twin = markdownTwin({ ...result, text, hidden, tags, edits })
  return result
}

function compileToJs(
  source: MarkdownSource,
  text: string,
  { math, replaced = [] }: { math: boolean; replaced?: readonly string[] | undefined },
  mdastPlugins: MdastPluginList,
  hastPlugins: HastPluginList,
): string {
  const compile = source.format === 'md' ? markdownToJs : mdxToJs
  try {
    const { code } = compile(text, {
      features: { ...(source.format === 'md' ? MARKDOWN_FEATURES : MDX_FEATURES), math },
      mdastPlugins,
      hastPlugins,
      outputFormat: 'function-body',
      optimizeStatic: {
        component: HTML_COMPONENT,
        prop: 'html',
        wrapPropValue: false,
        ignoreElements: [...replaced],
      },
    }) as { code: string }
    return code
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw new SiteError(malformedMarkdown(error, source, text), { cause: error })
  }
}

/** Records whether the route is used: most partials compile to the same on every page that imports them. */
function recordRouteUse(source: MarkdownSource, answers: Answer[]): MarkdownSource {
  return {
    ...source,
    get route() {
      if (answers.every(({ kind }) => kind !== 'route'))
        answers.push({ kind: 'route', target: '', answer: source.route })
      return source.route
    },
  }
}

function asking(extension: MarkdownExtension, answers: Answer[]) {
  return (question: string) => {
    const target = extensionQuestion(extension, question)
    answers.push({ kind: 'extension', target, answer: extension.answer?.(question) ?? null })
  }
}

/** Returns a question for the record of answers, which names the extension that was asked. */
function extensionQuestion({ name }: MarkdownExtension, question: string): string {
  return `${name}:${question}`
}

/** Returns what the extension that was asked answers now; null if the site no longer has it. */
export function extensionAnswer(target: string, extensions: readonly MarkdownExtension[]): string | null {
  const [, name = '', question = ''] = /^([^:]*):(.*)$/s.exec(target) ?? []
  return extensions.find((extension) => extension.name === name)?.answer?.(question) ?? null
}

function recording(resolver: LinkResolver, answers: Answer[]): LinkResolver {
  const ask = (kind: 'page' | 'asset' | 'file') => (target: string, from: MarkdownSource) => {
    const answer = resolver[kind](target, from)
    answers.push({ kind, target, answer })
    return answer
  }
  return { ...resolver, page: ask('page'), asset: ask('asset'), file: ask('file') }
}
