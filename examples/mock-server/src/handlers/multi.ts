import type { SignedInCall } from '../route'
import type { ServerResult } from '../search/run-query'
import { query } from './query'

/** Serves `fetchBulkQuery`: the results, in the order of the queries. */
export function multi(call: SignedInCall): { results: ServerResult[] } {
  const { methods = [] } = call.fields
  return { results: methods.map((one) => query({ ...call, fields: { query: one.query } })) }
}
