import {
  type CCApp,
  type CCAutocomplete,
  type CCSortingChoice,
  fetchApp,
} from '@sinequa/atomic'

/** The parts of the server's configuration that this application uses. */
export interface AppConfig {
  queryName: string
  pageSize: number
  sortingChoices: CCSortingChoice[]
  suggestQuery: string
  exportService: string
}

/** The facets on the page, in this order. */
export const FACETS = [
  { column: 'doctype', heading: 'Type' },
  { column: 'company', heading: 'Company' },
  { column: 'person', heading: 'Person' },
  { column: 'geo', heading: 'Place' },
  { column: 'docformat', heading: 'Format' },
]

/** The column whose values are tabs. */
export const TAB_COLUMN = 'doctype'

/** Returns the server's default order, for a search that specifies none. */
export function defaultSort(
  { sortingChoices }: AppConfig,
  text: string,
): string | undefined {
  const isDefault =
    text === '' ? 'isDefaultNoRelevance' : 'isDefaultWithRelevance'
  return sortingChoices.find((choice) => choice[isDefault])?.name
}

export async function loadAppConfig(): Promise<AppConfig> {
  return toAppConfig(await fetchApp())
}

function toAppConfig(app: CCApp): AppConfig {
  const query = app.queries[app.defaultQueryName.toLowerCase()]
  if (!query)
    throw new Error(
      `The application has no query "${app.defaultQueryName}".`,
    )
  const autocomplete = app.webServices[app.autocomplete] as
    | CCAutocomplete
    | undefined
  return {
    queryName: query.name,
    pageSize: query.pageSize,
    sortingChoices: query.sortingChoices,
    suggestQuery: autocomplete?.suggestQueries.split(',')[0] ?? '',
    exportService: app.queryExport,
  }
}
