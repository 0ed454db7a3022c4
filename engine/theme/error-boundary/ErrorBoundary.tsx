import { Component, type ReactNode } from 'react'
import { ErrorNotice } from './ErrorNotice'

interface ErrorBoundaryProps {
  /** What is shown inside. An error is forgotten when it changes. */
  of: unknown
  /** Loads what may be missing, and then changes `of`. */
  again?: (() => void) | undefined
  /** Of an island: what stands inside of it, which stays readable. */
  rest?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  of?: unknown
  failure?: { error: unknown } | undefined
}

/** Shows an error in place of what threw it, the page or an island. The rest of the document lives on. */
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
