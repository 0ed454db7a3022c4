import { type CCApp, type CCAutocomplete, type CCSortingChoice, fetchApp } from '@sinequa/atomic'

/** What this application needs of the server's configuration. */
export interface AppConfig {
  queryName: string
  pageSize: number
  sortingChoices: CCSortingChoice[]
  suggestQuery: string
  exportService: string
}

export async function loadAppConfig(): Promise<AppConfig> {
  return toAppConfig(await fetchApp())
}

function toAppConfig(app: CCApp): AppConfig {
  const query = app.queries[app.defaultQueryName.toLowerCase()]
  if (!query) throw new Error(`The application has no query "${app.defaultQueryName}".`)
  const autocomplete = app.webServices[app.autocomplete] as CCAutocomplete | undefined
  return {
    queryName: query.name,
    pageSize: query.pageSize,
    sortingChoices: query.sortingChoices,
    suggestQuery: autocomplete?.suggestQueries.split(',')[0] ?? '',
    exportService: app.queryExport,
  }
}
