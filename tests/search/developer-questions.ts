import { ANGULAR, API, AUTHENTICATION, COMPONENTS, GUIDES, MINT, SERVICES, STORES } from './folders'
import { type JudgedQuery, judgedRows } from './judged'

const RESULTS = `${GUIDES}recipes-results`
const SEARCH_RECIPES = `${GUIDES}recipes-search-page`
const SIGN_IN_RECIPES = `${GUIDES}recipes-sign-in`
const SECURITY = `${GUIDES}security`
const TYPES = '/atomic/types/types_table'
const ANGULAR_RECIPES = `${ANGULAR}guides/recipes`

/** What developers ask who know search products, but not this one. Written before any result was looked at. */
export const DEVELOPER_QUESTIONS: readonly JudgedQuery[] = judgedRows('question', [
  ['abort the previous request when a new search starts', SIGN_IN_RECIPES],
  ['retry with backoff when the server is overloaded', [SIGN_IN_RECIPES, '/atomic/web-api-helpers']],
  ['what is the difference between rowCount and totalRowCount', [`${GUIDES}counts-and-facets`, TYPES]],
  ['what does hasRelevance mean', TYPES],
  ['exclude a value from a facet', [`${GUIDES}recipes`, `${COMPONENTS}aggregation`, `${API}aggregations`]],
  ['exact phrase in quotes', `${GUIDES}query-language`],
  ['search only in the title', `${GUIDES}query-language`],
  ['can users see documents they are not allowed to read', SECURITY],
  ['where do I put the API key', [SECURITY, '/atomic/configurations', `${AUTHENTICATION}getJWToken`]],
  ['show search results in an iframe', `${GUIDES}embed-search`],
  [
    'reset all filters button',
    [ANGULAR_RECIPES, `${STORES}query-params`, `${COMPONENTS}filters/filters-bar`],
  ],
  [
    'remember the last searches of the user',
    [`${COMPONENTS}recent-searches`, ANGULAR_RECIPES, `${API}user-settings`],
  ],
  ['store my own preferences per user', [`${API}user-settings`, `${STORES}user-settings`]],
  ['is the user in a group', [`${API}principal`, `${STORES}principal`, `${SERVICES}principal`]],
  ['get the PDF version of an office document', [`${API}preview`, `${MINT}features/preview`, RESULTS]],
  ['jump to the next match in the preview', [`${MINT}features/preview`, `${SERVICES}preview`]],
  ['more like this', [RESULTS, `${API}similar-documents`]],
  ['promoted links above the results', [`${API}sponsored-links`, `${COMPONENTS}sponsored-results`]],
  [
    'tag documents',
    [`${COMPONENTS}labels`, `${COMPONENTS}labels/label-service`, `${COMPONENTS}labels/edit-label-dialog`],
  ],
  ['replace the logo', [`${MINT}configurations/logos-and-title`, `${MINT}tutorial/logosandcolors`]],
  ['add a page with its own route', `${MINT}configurations/routes`],
  [
    'my own icon for a file type',
    [`${ANGULAR}pipes/source-icon`, `${COMPONENTS}source`, `${MINT}configurations/tokens`],
  ],
  [
    'translate facet labels',
    [
      `${ANGULAR}pipes/syslang`,
      '/atomic/utils/syslang',
      `${MINT}how-to/localize`,
      `${MINT}configurations/filters`,
    ],
  ],
  ['sort by date by default', [`${COMPONENTS}sort-selector`, `${GUIDES}recipes`, `${MINT}features/search`]],
  ['upgrade from Angular 19 to 20', `${MINT}upgrade`],
  ['does it run in a worker or on a server', `${GUIDES}where-it-runs`],
  ['test without a Sinequa server', [`${GUIDES}test-your-code`, ANGULAR_RECIPES, `${GUIDES}playground`]],
  ['chat with documents, RAG', `${MINT}features/assistant`],
  ['content security policy for nginx', [SECURITY, `${MINT}how-to/deploy`]],
  [
    'infinite scroll instead of pages',
    [`${ANGULAR}directives/infinite-scroll`, ANGULAR_RECIPES, SEARCH_RECIPES],
  ],
])
