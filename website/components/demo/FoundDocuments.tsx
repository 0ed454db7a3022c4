import type { Found } from './messages'

interface FoundDocumentsProps {
  found: Found
  onPage(page: number): void
}

export function FoundDocuments({ found: { documents, page, pages }, onPage }: FoundDocumentsProps) {
  return (
    <div className="demo-found">
      <ol aria-label="Documents">
        {documents.map(({ id, title, extract, details }) => (
          <li key={id}>
            <h3>
              <Marked text={title} />
            </h3>
            <p>
              <Marked text={extract} />
            </p>
            <small>{details.join(' · ')}</small>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label="Pages of documents">
          <PageButton label="Previous" to={page - 1} isPossible={page > 1} onPage={onPage} />
          <span>
            Page {page} of {pages}
          </span>
          <PageButton label="Next" to={page + 1} isPossible={page < pages} onPage={onPage} />
        </nav>
      )}
    </div>
  )
}

interface PageButtonProps extends Pick<FoundDocumentsProps, 'onPage'> {
  label: string
  to: number
  isPossible: boolean
}

/** With `aria-disabled`, a button keeps the focus. */
function PageButton({ label, to, isPossible, onPage }: PageButtonProps) {
  return (
    <button type="button" aria-disabled={!isPossible} onClick={() => isPossible && onPage(to)}>
      {label}
    </button>
  )
}

/** Text in which the server marked matches with `<b>`. Nothing else in it is markup. */
function Marked({ text }: { text: string }) {
  // Every second part was between the tags. Parts never move, so an index is a good key.
  return text
    .split(/<\/?b>/)
    .map((part, place) => (place % 2 === 1 ? <mark key={`${place}`}>{part}</mark> : part))
}
