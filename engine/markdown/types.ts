import type { ReportedProblem } from '../diagnostics/problem'
import type { TocItem } from '../page/types'
import type { Words } from '../page/words'

/** A source file, reduced to what the compiler needs. */
export interface MarkdownSource {
  /** Absolute path. */
  file: string
  /** Path relative to the site's root. */
  path: string
  format: 'mdx' | 'md'
  /** The whole file with front matter, so that positions are those of the file. */
  text: string
  /** Route without the base path; partials have that of the importing page. */
  route: string
  /** True for an excerpt in a list: its headings have no ids, and its anchors lead to its own page. */
  isExcerpt?: true
  /** True if a short first paragraph is the page's lead. */
  mayLead?: true
}

/** A link as written, and its resolved href. */
export interface SourceLink {
  url: string
  /** Null if the named file does not exist. */
  href: string | null
  line: number
  /** Path of the partial that contains it; absent for a link of the page itself. */
  file?: string
}

/** A module that a source imports. */
export interface ImportedModule {
  specifier: string
  line: number
  /** Imports whose local names are those of components, with the names they are exported by. */
  components?: Record<string, string>
  /** Only for a partial: the local name of the import. */
  local?: string
  /** Only for a partial: for each use, the number of preceding headings, and whether it precedes all of them. */
  uses?: { tocIndex: number; first: boolean }[]
}

/** What the compiler needs to know about the rest of the site. The answers are stored with a cached result. */
export interface LinkResolver {
  /**
   * Returns the path (with base) of the page for a Markdown file or another path (with base); null if there is none.
   * A relative path without the ending of a file gives a page only if it leads to none as the relative URL that it is.
   */
  page(target: string, from: MarkdownSource): string | null
  /** Returns the public path of a file beside the source; null if there is none. */
  asset(target: string, from: MarkdownSource): string | null
  /** Returns the text of a file that a fence shows; null if there is none. */
  file(target: string, from: MarkdownSource): string | null
  /** Returns names of Markdown files similar to `target`, for the message about a missing one. */
  similar(target: string, from: MarkdownSource): string[]
}

/** A question that the compiler asked, with its answer. A cached result is valid while all answers are the same. */
export interface Answer {
  kind: 'page' | 'asset' | 'file' | 'extension' | 'route'
  target: string
  answer: string | null
}

/** A piece of a page's own script: an expression, an export, or a tag with attributes. */
export interface ScriptPiece {
  text: string
  line: number
  /** True for braces of a formula, such as `$\frac{a}{b}$`, which MDX parses as an expression. */
  isFormula?: true
}

/** A code fence as parsed, without indentation and blockquote markers. */
export interface CodeFence {
  /** Empty if the fence names none. */
  lang: string
  meta: string
  value: string
  /** 1-based line of the opening fence. */
  line: number
}

/** The result of compiling one source. Plain JSON, so that it can be cached on disk. */
export interface CompiledMarkdown {
  /** A function body for `evaluate`. */
  code: string
  /** In the order that `code` expects. */
  imports: ImportedModule[]
  toc: TocItem[]
  /** The ids of headings, and of rows that can be linked to, in page order. */
  anchors: string[]
  /** True if the body begins with an `h1`. */
  hasTitle: boolean
  /** True if the body begins with a lead, below which the table of contents folds. */
  hasLead: boolean
  /** True if the source runs script of its own, so that its result is not known in advance. */
  hasScript?: true
  links: SourceLink[]
  images: SourceLink[]
  answers: Answer[]
  /** Names and lines of component uses, for messages about a failing one. */
  components: { name: string; line: number }[]
  fences: CodeFence[]
  /** The script of the page, for messages about errors in it. */
  script: ScriptPiece[]
  problems: ReportedProblem[]
  /** The page as plain Markdown, with placeholders for partials and for content below fences. */
  twin: string
  /** The content below fences, once known. `twin` then has no placeholders for it. */
  below?: BelowFences
}

/** A link or a mark in code: start offset and exclusive end offset. */
export interface CodeLink {
  from: number
  to: number
  /** Absent for a mark. */
  href?: string
}

export interface CodeBlock {
  code: string
  /** First word of the info string, if any. */
  lang?: string
  /** The rest of the info string. */
  meta?: string
  file: string
  /** 1-based line in `file` of the opening fence. */
  line: number
  /** Names in the code that are links, in order. */
  links?: readonly CodeLink[]
  /** English if absent. */
  words?: Words['code'] | undefined
  /** Words after the language that have an effect on more than the highlighted code; absent if any may have one. */
  knownWords?: ReadonlySet<string> | undefined
}

export interface HighlightedCode {
  /** One `<figure class="code">`. */
  html: string
  /** Only warnings, since a block is always shown. */
  problems: ReportedProblem[]
}

export interface Highlighter {
  highlight(block: CodeBlock): HighlightedCode
  /** Returns code as highlighted HTML without a figure. `language` may be any name that fences accept. */
  color(code: string, language: string): string
  /** Returns the CSS for the classes of highlighted code, the same for every site. */
  paletteCss(): string
}

/** Content below a code fence that does not come from the fence itself. */
export interface BelowFence {
  /** Finished HTML. */
  html: string
  /** The same content for the page's Markdown twin. */
  markdown: string
  /** A component to show below the content. */
  component?: { name: string; props: Record<string, string> }
}

/** Keyed by the 1-based line of the opening fence. */
export type BelowFences = Readonly<Record<number, BelowFence>>

/** The parts of a file that reading its fences requires. */
export type FencedFile = Pick<MarkdownSource, 'path' | 'text'>

/** The fences of all compiled files, so that no file is parsed twice. */
export interface FenceIndex {
  add(file: FencedFile, fences: CodeFence[]): void
  /**
   * Returns a file's fences. Parses a file that was not compiled, such as a draft.
   * @throws SiteError if its Markdown or MDX is malformed.
   */
  fencesOf(file: FencedFile): CodeFence[]
}
