import type { ReportedProblem } from '../diagnostics/reporter'
import type { TocItem } from '../page/types'
import type { BelowFences } from './plugins/below-fence'

/** One source file, as much of it as the compiler needs. */
export interface MarkdownSource {
  /** Absolute path. */
  file: string
  /** Relative to the site's root. */
  path: string
  format: 'mdx' | 'md'
  /** The whole file, front matter included, so that positions are those of the file. */
  text: string
  /** Route without the base path; partials have that of the page that imports them. */
  route: string
  /** True for a part that stands beside others: its headings have no ids, its anchors lead to its own page. */
  isExcerpt?: true
}

/** A link as it stands in the source, and where it leads. */
export interface SourceLink {
  url: string
  /** Null where the file it names does not exist. */
  href: string | null
  line: number
  /** The path of the partial it stands in; absent for one of the page itself. */
  file?: string
}

/** A module that a source imports. */
export interface ImportedModule {
  specifier: string
  line: number
  /** Only for a partial, a Markdown file: the name it is imported under. */
  local?: string
  /** Only for a partial: how many headings stand before each use, and whether it comes before any. */
  uses?: { tocIndex: number; first: boolean }[]
}

/** What the compiler asks the rest of the site. The answers are part of a cached result. */
export interface LinkResolver {
  /** The path (with base) of the page that a Markdown file or another path (with base) stands for; null for none. */
  page(target: string, from: MarkdownSource): string | null
  /** The public path of a file beside the source; null where there is none. */
  asset(target: string, from: MarkdownSource): string | null
  /** Names of Markdown files like `target`, for the message about a missing one. */
  similar(target: string, from: MarkdownSource): string[]
}

/** A question the compiler asked, and what it was told: while the answer stands, so does the result. */
export interface Answer {
  kind: 'page' | 'asset' | 'extension' | 'route'
  target: string
  answer: string | null
}

/** A piece of a page's own script: an expression, an export, or a tag with attributes. */
export interface ScriptPiece {
  text: string
  line: number
  /** True for braces of a formula, `$\frac{a}{b}$`, which are read as an expression. */
  isFormula?: true
}

/** A code fence as the parser gives it: without the indent and the quotation signs before its lines. */
export interface CodeFence {
  /** Empty where the fence names none. */
  lang: string
  meta: string
  value: string
  /** 1-based line of the backticks. */
  line: number
}

/** One source, compiled. Plain JSON, so that it can be kept on disk. */
export interface CompiledMarkdown {
  /** A function body for `evaluate`. */
  code: string
  /** In the order `code` expects them. */
  imports: ImportedModule[]
  toc: TocItem[]
  /** True where the first heading of the body is an `h1`. */
  hasTitle: boolean
  /** True where the source runs script of its own, whose result nobody knows before. */
  hasScript?: true
  links: SourceLink[]
  images: SourceLink[]
  answers: Answer[]
  /** Where each component is used: names and lines, for messages about a failing one. */
  components: { name: string; line: number }[]
  fences: CodeFence[]
  /** The script of the page, for messages about one that fails. */
  script: ScriptPiece[]
  problems: ReportedProblem[]
  /** The page as plain Markdown, with marks where partials stand, and what is below fences. */
  twin: string
  /** What stands below the fences, once it is known: `twin` then has no marks for it. */
  below?: BelowFences
}
