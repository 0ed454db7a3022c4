import { Component, type ReactNode } from 'react'
import { CAUSE, PAGE_CRASHED, RETRY, TRY_AGAIN } from '../../client/error-texts'
import { IslandLoadError } from '../../client/islands'
import type { Site } from '../../page/site'
import type { PageFailure } from '../../page/types'
import { Logo } from '../navbar/Logo'

interface ErrorBoundaryProps {
  /** The page or island inside. A change clears the error. */
  of: unknown
  /** Loads what may be missing, then changes `of`. */
  again?: (() => void) | undefined
  /** An island's children, which stay readable. */
  rest?: ReactNode
  /** The site, for a boundary around its whole shell: what is shown instead has its logo and a way home. */
  shellOf?: Site
  children: ReactNode
}

interface ErrorBoundaryState {
  of?: unknown
  failure?: { error: unknown } | undefined
}

/** Shows an error in place of the page or island that threw it. The rest of the document keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { of }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return of === state.of ? null : { of, failure: undefined }
  }

  override render(): ReactNode {
    const { again, rest, shellOf, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    const notice = <ErrorNotice error={failure.error} again={again} rest={rest} site={shellOf} />
    return shellOf ? <BareShell site={shellOf}>{notice}</BareShell> : notice
  }
}

/** Shown in place of a page that could not be loaded. */
export function PageNotLoaded({ title, error, again }: PageFailure) {
  return <ErrorNotice {...{ title, error, again }} rest={null} />
}

interface ErrorNoticeProps {
  title?: string
  error: unknown
  again: (() => void) | undefined
  /** An island's children; undefined if the page itself crashed. */
  rest: ReactNode
  /** Set if no menu leads home. */
  site?: Site | undefined
}

/** What is left of the page's frame if the shell itself crashed. */
function BareShell({ site, children }: { site: Site; children: ReactNode }) {
  const { logo, title } = site.navbar
  return (
    <div style={BARE_SHELL}>
      <a href={site.basePath} style={BRAND}>
        {logo && <Logo {...logo} alt="" />}
        {title || site.title}
      </a>
      <main>{children}</main>
    </div>
  )
}

/** Styled inline, since only scripts show it and prerendered pages should not carry its rules. */
const BLOCK = { display: 'block', whiteSpace: 'pre-wrap' } as const
const NOTICE = {
  ...BLOCK,
  marginBlockEnd: 16,
  padding: '.8rem 1.1rem',
  border: '1px solid var(--danger-line)',
  borderRadius: 12,
  background: 'var(--danger-tint)',
} as const
const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 } as const
const BUTTON = {
  minHeight: 36,
  padding: '6px 14px',
  border: '1px solid var(--control)',
  borderRadius: 6,
  background: 'var(--page)',
  color: 'var(--text)',
  fontWeight: 500,
  textDecoration: 'none',
} as const
/** Where a page has breadcrumbs above its title. */
const PLACE = { paddingBlockStart: 48 } as const
const BARE_SHELL = { maxWidth: 824, marginInline: 'auto', padding: '20px 32px 64px' } as const
const BRAND = { display: 'flex', gap: 10, marginBlockEnd: 40, fontWeight: 600 } as const

/** Uses only elements that are valid in a paragraph, as islands may be in one. */
function ErrorNotice({ title = PAGE_CRASHED, error, again, rest, site }: ErrorNoticeProps) {
  const notice = (
    <span role="alert" style={NOTICE}>
      {errorText(error)}
      <span style={BUTTONS}>
        <button type="button" style={BUTTON} onClick={again}>
          {error instanceof IslandLoadError ? RETRY : TRY_AGAIN}
        </button>
        {site && (
          <a href={site.basePath} style={BUTTON} data-external="">
            {WORDS.page.home}
          </a>
        )}
      </span>
    </span>
  )
  if (rest)
    return (
      <>
        {notice}
        {rest}
      </>
    )
  const text = (
    <div className="prose">
      <h1>{title}</h1>
      {notice}
    </div>
  )
  if (site) return text
  return (
    <div className="columns">
      <div style={PLACE}>{text}</div>
    </div>
  )
}

/** Returns the messages of an error and its causes, whatever was thrown. */
export function errorText(error: unknown): string {
  const chain = new Set<unknown>()
  let next = error
  do {
    chain.add(next)
    next = Object(next).cause
  } while (next != null && !chain.has(next))
  return [...chain].map(messageOf).join(`\n\n${CAUSE}\n`)
}

function messageOf(thrown: unknown): string {
  return String(Object(thrown).message || thrown)
}
