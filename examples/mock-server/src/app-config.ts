import type { CCApp, CCAutocomplete, CCLabels, CCQuery, CCWebService } from '@sinequa/atomic'
import { SUGGEST_QUERIES } from './handlers/suggest'
import { SORTING_CHOICES } from './search/sort'
import type { Facet, SearchIndex } from './types'

/** Returns the configuration of the only application, `training`, with a query of the same name. */
export function appConfig(index: Pick<SearchIndex, 'facets' | 'tabColumn'>): CCApp {
  const query = queryConfig(index)
  return {
    name: 'training',
    versionId: '1',
    apiVersion: '1.0',
    workspaceApp: 'training',
    defaultQueryName: query.name,
    queryNames: query.name,
    queries: { [query.name]: query },
    webServices: { [query.name]: query, ...Object.fromEntries(SERVICES.map((one) => [one.name, one])) },
    autocomplete: AUTOCOMPLETE.name,
    labels: LABELS.name,
    preview: 'preview',
    sponsoredLinks: 'links',
    queryExport: 'export',
    queryRssEnabled: false,
    rfms: {},
    indexes: { _: { name: '_', indexType: 'index', columns: {} } },
    lists: {},
    data: {},
    customJSONs: [],
  }
}

const AUTOCOMPLETE: CCAutocomplete = {
  name: 'suggest',
  webServiceType: 'autocomplete',
  enabled: true,
  suggestQueries: Object.keys(SUGGEST_QUERIES).join(','),
  inputLengthTrigger: 2,
  groupSuggestionsByCategory: true,
  useFieldedSearch: false,
  uncollapsedItemsPerCategory: 5,
}

const LABELS: CCLabels = {
  name: 'labels',
  webServiceType: 'labels',
  publicLabelsField: 'publiclabels',
  privateLabelsField: 'privatelabels',
  defaultPublicLabels: '',
  allowPublicLabelsCreation: true,
  publicLabelsCreationPrincipalIds: '',
  allowPublicLabelsModification: true,
  publicLabelsModificationPrincipalIds: '',
  labelsAutoSuggestMaxCount: 10,
  labelsAutoSuggestWildcard: '*',
}

const SERVICES: readonly CCWebService[] = [
  AUTOCOMPLETE,
  LABELS,
  { name: 'preview', webServiceType: 'preview' },
  { name: 'links', webServiceType: 'sponsoredlinks' },
  { name: 'export', webServiceType: 'queryexport' },
  { name: 'datasets', webServiceType: 'dataset' },
]

function queryConfig({ facets, tabColumn }: Pick<SearchIndex, 'facets' | 'tabColumn'>): CCQuery {
  return {
    name: 'training',
    webServiceType: 'query',
    pageSize: 10,
    aggregations: facets.map(aggregationConfig),
    columnsInfo: { columns: [] },
    sortingChoices: [...SORTING_CHOICES],
    scopes: [],
    scopesActive: false,
    sCMode: 'false',
    defaultNearValue: 0,
    tabSearch: {
      isActive: tabColumn !== undefined,
      column: tabColumn ?? '',
      columnIsTree: false,
      totalIsSumOfTabTotals: tabColumn !== undefined,
      loadAggregationsForSelectedTab: false,
      valueLevels: 0,
      postGroupBy: false,
      mergeGroups: false,
      tabs: [],
    },
    rFM: '',
    questionLanguage: 'en',
    questionPrecision: 'EveryWord',
    questionStrategy: 'WordsOnly',
    searchIndexes: 'mock',
    allowEmptySearch: true,
    enableFieldedSearch: false,
    columnFieldsIncluded: [],
    columnFieldsExcluded: [],
    partnameFieldsIncluded: [],
    partnameFieldsExcluded: [],
    queryIntent: '',
    queryIntentSet: '',
    isNeural: false,
  }
}

function aggregationConfig({ name, column, kind, order = 'count' }: Facet): CCQuery['aggregations'][number] {
  return {
    name,
    column,
    includeInStandardSearch: true,
    count: 10,
    order,
    mask: '',
    distribution: kind === 'years' ? 'years' : '',
    tabBehavior: 'Default',
    keySeparator: '',
    displayKeySeparator: '',
  }
}
