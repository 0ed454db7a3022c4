interface QueriesProps {
  queries: readonly string[]
  ask(query: string): void
}

/** Queries to choose from. */
export function Queries({ queries, ask }: QueriesProps) {
  return queries.map((query) => (
    <button key={query} type="button" onClick={() => ask(query)}>
      {query}
    </button>
  ))
}
