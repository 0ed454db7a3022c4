import { Component, type ReactNode } from 'react'
import { CAUSE, PAGE_CRASHED, RETRY, TRY_AGAIN } from '../../client/error-texts'
import { IslandLoadError } from '../../client/islands'
import type { PageFailure } from '../../page/types'

interface ErrorBoundaryProps {
  /** The page or island inside. A change clears the error. */
  of: unknown
  /** Loads what may be missing, then changes `of`. */
  again?: (() => void) | undefined
  /** An island's children, which stay readable. */
  rest?: ReactNode
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
    const { again, rest, children } = this.props
    const { failure } = this.state
    return failure ? <ErrorNotice error={failure.error} again={again} rest={rest} /> : children
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
}

/** Styled inline, since only scripts show it and prerendered pages should not carry its rules. */
const BLOCK = { display: 'block', whiteSpace: 'pre-wrap' } as const
const NOTICE = {
  ...BLOCK,
  marginBlockEnd: 16,
  padding: '.8rem 1rem',
  border: '1px solid var(--danger)',
  borderRadius: 6,
  background: 'var(--danger-tint)',
} as const
const BUTTON = { ...BLOCK, paddingBlock: 10, textDecoration: 'underline' } as const

/** Uses only elements that are valid in a paragraph, as islands may be in one. */
function ErrorNotice({ title = PAGE_CRASHED, error, again, rest }: ErrorNoticeProps) {
  const notice = (
    <span role="alert" style={NOTICE}>
      {errorText(error)}
      <button type="button" style={BUTTON} onClick={again}>
        {error instanceof IslandLoadError ? RETRY : TRY_AGAIN}
      </button>
    </span>
  )
  if (rest)
    return (
      <>
        {notice}
        {rest}
      </>
    )
  return (
    <div className="prose">
      <h1>{title}</h1>
      {notice}
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
