import { type HastPluginList, type MdastPluginList, markdownToJs, mdxToJs } from 'satteri'
import { type Severity, SiteError } from '../diagnostics/problem'
import { createReporter, type Reporter, SiteProblems } from '../diagnostics/reporter'
import { ENGLISH, type Words } from '../page/words'
import { recordLinks, recordQuestions, recordRouteUse } from './answers'
import { lintMarkdown } from './checks/lint'
import { reportMdxSyntax } from './checks/mdx-syntax'
import { reportUnsupported } from './checks/unsupported'
import { escapePattern } from './code/magic-comments'
import { OF_TABS } from './code/tabbed-fences'
import { admonitions } from './plugins/admonitions'
import { collectAnchors } from './plugins/anchors'
import { type HasSlot, markSlots, slotTest } from './plugins/below-fence'
import { type CodeHighlighter, highlightCode, nameTasks } from './plugins/blocks'
import { separateChildren } from './plugins/children'
import { collectFences } from './plugins/code-fences'
import { markGroups } from './plugins/code-groups'
import { CODE_COMPONENT, HTML_COMPONENT } from './plugins/compiled-components'
import { type ComponentTag, collectTags } from './plugins/component-tags'
import { collectComponents, collectScript, noteScript, pieceWith } from './plugins/components'
import { escapeDollars } from './plugins/dollars'
import { leaveNotes } from './plugins/excerpt-notes'
import type { ExtendedPage, MarkdownExtension, TwinEdit } from './plugins/extension'
import { fenceComponents } from './plugins/fence-components'
import { collectHeadings, type HeadingIds, type Headings } from './plugins/headings'
import { collectImports, IMPORTS } from './plugins/imports'
import { resolveLinks } from './plugins/links'
import { markAddedCode, markPositions } from './plugins/positions'
import { MARKDOWN_FEATURES, MDX_FEATURES, prepare, removeHtmlComments } from './plugins/prepare'
import { finishTables } from './plugins/tables'
import { collectHidden, type LineRange, markdownTwin } from './plugins/twin'
import { addedFailed, malformedMarkdown } from './problems'
import { findRequires, replaceRequires, valueOfRequired } from './requires'
import type { CompiledMarkdown, LinkResolver, MarkdownSource } from './types'

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
  /** What components of the site show: elements such as `h2`, and by the names of their components code fences and titles. */
  replaced?: readonly string[]
  headingIds?: HeadingIds
  /** English if absent. */
  words?: Words
  extensions?: readonly MarkdownExtension[]
}

/**
 * Compiles a source and collects all its metadata in one parse.
 * @throws SiteError if the Markdown or MDX is malformed.
 */
export function compileMarkdown(read: MarkdownSource, options: CompileOptions): CompiledMarkdown {
  const page = beginPage(read, options)
  reportMdxSyntax(page.source, page.reporter)
  reportUnsupported(page.source, page.reporter, page.math)
  lintMarkdown(page.source, page.reporter)
  page.result.code = readRequires(compileToJs(page), page.result)
  return finishPage(page)
}

/** A page while it is compiled, with what its plugins collect. */
interface PageInWork {
  source: MarkdownSource
  /** The prepared source, which the positions of nodes refer to. */
  text: string
  options: CompileOptions
  words: Words
  extensions: readonly MarkdownExtension[]
  math: boolean
  hasSlot: HasSlot
  resolver: LinkResolver
  reporter: Reporter
  result: CompiledMarkdown
  headings: Headings
  hidden: LineRange[]
  tags: ComponentTag[]
  edits: TwinEdit[]
  edit(change: TwinEdit): void
}

function beginPage(read: MarkdownSource, options: CompileOptions): PageInWork {
  const { words = ENGLISH, extensions = [] } = options
  const headings: Headings = { toc: [], hasTitle: false, hasLead: false, begun: false }
  const result = emptyResult(headings)
  const source = recordRouteUse(read, result.answers)
  const edits: TwinEdit[] = []
  const edit = (change: TwinEdit) => void edits.push(change)
  const math = extensions.some(({ parses }) => parses === 'math')
  return {
    source,
    text: math ? escapeDollars(prepare(source), source.format, edit) : prepare(source),
    options,
    words,
    extensions,
    math,
    hasSlot: slotTest(extensions.flatMap(({ below }) => below?.words ?? [])),
    resolver: recordLinks(options.resolver, result.answers),
    reporter: createReporter(),
    result,
    headings,
    hidden: [],
    tags: [],
    edits,
    edit,
  }
}

function emptyResult({ toc }: Headings): CompiledMarkdown {
  return {
    code: '',
    imports: [],
    toc,
    anchors: [],
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
}

/** Returns the plugins of the Markdown tree, in the order in which they run. */
function markdownPlugins(page: PageInWork): MdastPluginList {
  const { source, text, result, hidden, tags, edits, edit, hasSlot } = page
  return [
    ...listMdastPlugins(page, 'beforeReading'),
    markGroups,
    markPositions,
    removeHtmlComments(edit, source, page.reporter),
    collectHidden(text, hidden, edits),
    collectTags(text, tags),
    collectFences(text, result.fences),
    markSlots(text, hasSlot, edit),
    admonitions(source, text, page),
    ...listMdastPlugins(page, 'text'),
    collectComponents(result.components),
    collectScript(text, result.script),
    ...listMdastPlugins(page, 'tree'),
    noteScript(result),
    markAddedCode(),
  ]
}

/** Returns the plugins of the HTML tree, in the order in which they run. They follow those of the Markdown tree. */
function htmlPlugins(page: PageInWork): HastPluginList {
  const { source, reporter, resolver, options, words, result } = page
  const { imports, links, images } = result
  const beforeLead = page.extensions.flatMap((extension) => extension.beforeLead ?? [])
  return [
    collectImports(imports),
    resolveLinks({ ...options, resolver, source, reporter, links, images }),
    ...(source.isExcerpt ? [leaveNotes] : []),
    collectHeadings(page.headings, {
      source,
      reporter,
      imports,
      beforeLead,
      replaced: options.replaced,
      words: words.text,
      headingIds: options.headingIds,
    }),
    nameTasks,
    finishTables(words.text.table),
    fenceComponents(options.fences ?? {}, result.components),
    ...listHastPlugins(page, 'blocks'),
    highlightCode(source, { ...options, ...effectiveWords(page) }, page.hasSlot, result.problems),
    ...listHastPlugins(page, 'components'),
    collectAnchors(result.anchors),
    separateChildren,
  ]
}

/** Returns the words of code fences that have an effect; none if anything may read any word. */
function effectiveWords({ extensions, options }: PageInWork): { knownWords?: ReadonlySet<string> } {
  if (options.replaced?.includes(CODE_COMPONENT)) return {}
  const read = extensions.map(({ fenceWords = [] }) => fenceWords)
  if (read.includes('all')) return {}
  return {
    knownWords: new Set([
      ...OF_TABS,
      ...read.flat(),
      ...extensions.flatMap(({ below }) => below?.words ?? []),
    ]),
  }
}

/** Returns what extensions add at a point, in the order of the features. */
function listMdastPlugins(page: PageInWork, point: 'beforeReading' | 'text' | 'tree'): MdastPluginList {
  return page.extensions.flatMap((extension) => extension[point]?.(pageFor(extension, page)) ?? [])
}

function listHastPlugins(page: PageInWork, point: 'blocks' | 'components'): HastPluginList {
  return page.extensions.flatMap((extension) => extension[point]?.(pageFor(extension, page)) ?? [])
}

function pageFor(extension: MarkdownExtension, page: PageInWork): ExtendedPage {
  const { source, text, options, reporter, resolver, result, edit } = page
  return {
    source,
    text,
    highlighter: options.highlighter,
    report: reporter.report,
    ask: recordQuestions(extension, result.answers),
    file: (path) => resolver.file(path, source),
    edit,
  }
}

function compileToJs(page: PageInWork): string {
  const { source, text, math, options } = page
  const compile = source.format === 'md' ? markdownToJs : mdxToJs
  try {
    const { code } = compile(text, {
      features: { ...(source.format === 'md' ? MARKDOWN_FEATURES : MDX_FEATURES), math },
      mdastPlugins: markdownPlugins(page),
      hastPlugins: htmlPlugins(page),
      outputFormat: 'function-body',
      optimizeStatic: {
        component: HTML_COMPONENT,
        prop: 'html',
        wrapPropValue: false,
        ignoreElements: [...(options.replaced ?? [])],
      },
    }) as { code: string }
    return code
  } catch (error) {
    if (error instanceof SiteError || error instanceof SiteProblems) throw error
    const problem = isOfParser(error) ? malformedMarkdown(error, source, text) : addedFailed(error, source)
    throw new SiteError(problem, { cause: error })
  }
}

/** Turns calls of `require` into imports, and returns the code that reads those. */
function readRequires(code: string, { imports, script }: CompiledMarkdown): string {
  const calls = findRequires(code, { sourceType: 'commonjs' })
  return replaceRequires(code, calls, ({ specifier }) => {
    const written = new RegExp(`\\brequire\\s*\\(\\s*['"]${escapePattern(specifier)}['"]`)
    const index = imports.push({ specifier, line: pieceWith(written, script)?.line ?? 1 }) - 1
    return valueOfRequired(specifier, `${IMPORTS}[${index}]`)
  })
}

/** False for what a plugin threw. The parser's errors come from native code. */
function isOfParser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'GenericFailure'
}

function finishPage({ headings, reporter, result, text, hidden, tags, edits }: PageInWork): CompiledMarkdown {
  return {
    ...result,
    hasTitle: headings.hasTitle,
    hasLead: headings.hasLead,
    problems: [...result.problems, ...reporter.problems],
    twin: markdownTwin({ ...result, text, hidden, tags, edits }),
  }
}
