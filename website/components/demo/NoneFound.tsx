import { type Demo, EVERYTHING } from './use-demo'

const EXAMPLES = ['solar contract', 'safety', 'battery']

/** Suggestions if no document is found. */
export function NoneFound({ demo: { search, choose } }: { demo: Demo }) {
  const hasFilters = Object.values(search.filters).flat().length > 0
  return (
    <div className="demo-none">
      <p>No document has all these words{hasFilters && ' and passes the filters'}. Try one of these:</p>
      {hasFilters && (
        <button type="button" onClick={() => choose({ filters: {} })}>
          Remove the filters
        </button>
      )}
      {EXAMPLES.map((text) => (
        <button key={text} type="button" onClick={() => choose({ ...EVERYTHING, text })}>
          {text}
        </button>
      ))}
    </div>
  )
}
