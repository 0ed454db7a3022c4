import { HttpError } from '../http-error'
import type { SignedInCall } from '../route'
import { runQuery, type ServerResult } from '../search/run-query'
import type { SearchIndex } from '../types'

/** Serves `fetchQuery` and `fetchAggregation`. */
export function query({ state, user, fields }: SignedInCall): ServerResult {
  if (!fields.query) throw new HttpError(400, 'A query is missing: { query: { name: "…" } }.')
  const { basket } = fields.query
  const index = basket ? inBasket(state, state.settings.get(user.username)?.baskets, basket) : state
  return runQuery(index, fields.query)
}

interface Basket {
  name: string
  ids?: string[]
}

/** Baskets are stored in the user's settings. */
function inBasket(index: SearchIndex, baskets: Basket[] = [], name: string): SearchIndex {
  const ids = new Set(baskets.find((one) => one.name === name)?.ids)
  return { ...index, documents: index.documents.filter(({ id }) => ids.has(id)) }
}
