export function ErrorMessage({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="message" role="alert">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
