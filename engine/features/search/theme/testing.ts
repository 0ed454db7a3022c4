import type { Hit, PageResult, Results } from '../client/result-views'

/** Returns results with pages whose hits have these URLs. */
export function resultsOf(query: string, ...pages: string[][]): Results {
  return {
    query,
    pages: pages.map(pageWith),
    hasMore: false,
    total: pages.length,
    counts: {},
    near: [],
    missing: [],
  }
}

function pageWith(urls: readonly string[]): PageResult {
  return { title: '', titleId: '', hits: urls.map(hitAt) }
}

function hitAt(url: string): Hit {
  return { url, html: '', words: [] }
}
