import type { Result } from '@sinequa/atomic'

export function ResultCount({ result: { rowCount } }: { result: Result }) {
  const text =
    rowCount === 1
      ? '1 document'
      : `${rowCount.toLocaleString('en')} documents`
  return <p role="status">{text}</p>
}
