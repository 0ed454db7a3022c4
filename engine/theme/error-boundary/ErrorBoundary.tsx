import { Component, type ReactNode } from 'react'
import { CAUSE, PAGE_CRASHED, RETRY, TRY_AGAIN } from '../../client/error-texts'
import { IslandLoadError } from '../../client/islands'

interface ErrorBoundaryProps {
  /** What is shown inside. An error is cleared when it changes. */
  of: unknown
  /** Loads what may be missing, and then changes `of`. */
  again?: (() => void) | undefined
  /** The children of an island, which stay readable. */
  rest?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  of?: unknown
  failure?: { error: unknown } | undefined
}

/** Shows an error in place of what threw it, the page or an island. The rest of the document keeps working. */
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

interface ErrorNoticeProps {
  error: unknown
  again: (() => void) | undefined
  /** The children of an island. Undefined where the page itself crashed. */
  rest: ReactNode
}

/** Only scripts show it: its style is here, where it costs the prerendered pages nothing. */
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

/** Made of elements that may stand in a paragraph, as islands may. */
function ErrorNotice({ error, again, rest }: ErrorNoticeProps) {
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
      <h1>{PAGE_CRASHED}</h1>
      {notice}
    </div>
  )
}

/** The message of an error and those of its causes, whatever was thrown. */
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
