import type { Result } from '@sinequa/atomic'

export function ResultCount({ result: { totalRowCount } }: { result: Result }) {
  const text = totalRowCount === 1 ? '1 document' : `${totalRowCount.toLocaleString('en')} documents`
  return <p role="status">{text}</p>
}
