interface ErrorMessageProps {
  text: string
  onRetry: () => void
  /** What the button says. */
  action?: string
}

export function ErrorMessage({
  text,
  onRetry,
  action = 'Try again',
}: ErrorMessageProps) {
  return (
    <div className="message" role="alert">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        {action}
      </button>
    </div>
  )
}
