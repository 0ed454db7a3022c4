import {
  ANGULAR,
  API,
  AUTHENTICATION,
  COMPONENTS,
  GUIDES,
  HELPERS,
  MINT,
  SERVICES,
  STORES,
  UTILS,
} from './folders'
import { type JudgedQuery, judgedRows } from './judged'

const COUNTS = `${GUIDES}counts-and-facets`
const LANGUAGE = `${GUIDES}query-language`
const SECURITY = `${GUIDES}security`
const EMBED = `${GUIDES}embed-search`
const ERRORS = [`${GUIDES}errors`, `${ANGULAR}guides/errors`]
const RESULTS = `${GUIDES}recipes-results`
const SEARCH_RECIPES = `${GUIDES}recipes-search-page`
const SIGN_IN_RECIPES = `${GUIDES}recipes-sign-in`
const ANGULAR_RECIPES = `${ANGULAR}guides/recipes`
const TYPES = '/atomic/types/types_table'
const DEPLOY = `${MINT}how-to/deploy`
const MINT_SEARCH = `${MINT}features/search`

/** What developers ask who know the product and meet its edges. Written before any result was looked at. */
export const EDGE_QUESTIONS: readonly JudgedQuery[] = judgedRows('question', [
  [
    'preview stays empty when the server has another origin',
    [EMBED, SECURITY, DEPLOY, `${MINT}features/preview`, `${MINT}tutorial/connection`],
  ],
  ['facet with numeric intervals', [SEARCH_RECIPES, COUNTS, `${API}aggregations`]],
  [
    'which documents has the user opened before',
    [`${SERVICES}selection-history`, `${STORES}user-settings`, `${STORES}selection`],
  ],
  ['rename a tab', [`${MINT}tutorial/tabs-international`, `${MINT}configurations/routes`]],
  ['export only the selected documents', [`${API}export`, RESULTS]],
  [
    'dark mode',
    [`${ANGULAR}theme`, `${COMPONENTS}theme-toggle`, `${STORES}theme`, `${MINT}configurations/css-variables`],
  ],
  ['loading indicator while a search runs', [`${COMPONENTS}loading`, ANGULAR_RECIPES, SEARCH_RECIPES]],
  ['stemming and language of the query', LANGUAGE],
  ['why is my document not found', [LANGUAGE, SECURITY, COUNTS, ...ERRORS]],
  ['several queries in one request', [`${API}query`, `${SERVICES}query`, `${SERVICES}search`]],
  ['run SQL that is stored on the server', `${API}datasets`],
  ['hash a string', `${HELPERS}sha512`],
  ['today and last week as date filters', [`${UTILS}date`, `${API}aggregations`]],
  ['suggestions reveal secret titles', [SECURITY, `${API}suggest`, `${SERVICES}autocomplete`]],
  [
    'token expires during a search',
    [SIGN_IN_RECIPES, SECURITY, ...ERRORS, `${MINT}others/authentication`, `${ANGULAR}interceptors/error`],
  ],
  ['bookmark button on each card', [`${COMPONENTS}bookmarks`, `${ANGULAR}directives/show-bookmark`]],
  ['use it with Svelte', `${GUIDES}with-react-vue-or-plain-typescript`],
  ['unit test for code that calls fetchQuery', [`${GUIDES}test-your-code`, `${API}query`]],
  ['404 for xdownload behind a proxy', [DEPLOY, `${MINT}tutorial/connection`, ...ERRORS]],
  [
    'show more than ten values of a facet',
    [COUNTS, `${API}aggregations`, `${COMPONENTS}aggregation`, SEARCH_RECIPES],
  ],
  ['two users see different counts', [SECURITY, COUNTS]],
  ['relevance of a document in percent', [LANGUAGE, TYPES, RESULTS]],
  [
    'alias of a column',
    [`${HELPERS}resolveToColumnName`, `${HELPERS}getMetadata`, `${API}app`, `${GUIDES}glossary`],
  ],
  [
    'what can an administrator change without a new build',
    [`${MINT}overview`, `${MINT}configurations`, `${MINT}configurations/customization`],
  ],
  ['turn off audit events', ['/atomic/audit', `${ANGULAR}interceptors/audit`, `${SERVICES}audit`]],
  ['keyboard shortcut must not fire while the user types in a field', `${UTILS}is-not-input-event`],
  ['two copies of the core in one page', [EMBED, '/atomic/intro', ...ERRORS]],
  [
    'delete the cookie on sign-out',
    [`${AUTHENTICATION}deleteWebTokenCookie`, `${AUTHENTICATION}logout`, SECURITY],
  ],
  [
    'parameters of the address of a search',
    [MINT_SEARCH, EMBED, `${STORES}query-params`, `${API}query-params`, `${UTILS}query-params`],
  ],
  ['read my own column of a record in TypeScript', [TYPES, `${HELPERS}getMetadata`, `${API}query`]],
])
