import type { DatasetDescription, DatasetError, Query } from '@sinequa/atomic'
import type { SignedInCall } from '../route'
import { runQuery, type ServerResult } from '../search/run-query'

const DATASETS: Readonly<Record<string, { description: string; query: Partial<Query> }>> = {
  newest: { description: 'The five newest documents', query: { sort: 'newest', pageSize: 5 } },
  overview: { description: 'Every facet, without documents', query: { isFirstPage: true } },
}

type Answers = Record<string, ServerResult | DatasetError>

/** Serves `fetchDatasetList`, `fetchDatasets` and `fetchDataset`. The parameter `text` searches. */
export function datasets(call: SignedInCall): DatasetDescription[] | { datasets: Answers } {
  const [, name] = call.rest
  if (call.method === 'GET') {
    return Object.entries(DATASETS).map(([key, { description }]) => ({ name: key, description }))
  }
  const { datasets: wanted = [] } = call.fields
  const names = name ? [name] : wanted.length > 0 ? wanted : Object.keys(DATASETS)
  return { datasets: Object.fromEntries(names.map((one) => [camelCase(one), run(call, one)])) }
}

function run({ state, fields }: SignedInCall, name: string): ServerResult | DatasetError {
  const dataset = DATASETS[camelCase(name)]
  if (!dataset) return { errorCode: 404, errorMessage: `There is no dataset "${name}".` }
  return runQuery(state, { name, text: String(fields.parameters?.text ?? ''), ...dataset.query })
}

/** Servers respond in camel case, which the library expects. */
function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
