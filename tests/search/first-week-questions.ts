import { ANGULAR, API, COMPONENTS, GUIDES, MINT, STORES } from './folders'
import { type JudgedQuery, judgedRows } from './judged'
import {
  APP_API,
  CONFIGURATION,
  HOME,
  INTRO,
  LABELS,
  LOGIN,
  QUERY_API,
  SETUP,
  TYPES,
  WEB_API,
} from './routes'

const RECIPES = [`${GUIDES}recipes`, `${GUIDES}recipes-results`, `${GUIDES}recipes-sign-in`]
const ANGULAR_RECIPES = `${ANGULAR}guides/recipes`
const ROUTES = `${MINT}configurations/routes`
const SUGGEST = `${API}suggest`
const PREVIEW = [`${API}preview`, `${MINT}features/preview`]
const COLORS = [`${MINT}tutorial/logosandcolors`, `${MINT}configurations/css-variables`]
const START = [`${MINT}how-to/setup`, `${MINT}how-to/configuration`]

/**
 * What a developer types in the first week of work. Written before the ranking was looked at; nothing is tuned to them.
 */
export const FIRST_WEEK_QUESTIONS: readonly JudgedQuery[] = judgedRows('question', [
  ['where do I start', [HOME, INTRO, `${ANGULAR}guides/get-started`, `${MINT}tutorial/introduction`]],
  ['quick start react', `${GUIDES}with-react-vue-or-plain-typescript`],
  ['vue example', `${GUIDES}with-react-vue-or-plain-typescript`],
  ['minimal search example', [INTRO, `${GUIDES}build-a-search-application`, HOME, QUERY_API]],
  ['try a function in the browser', `${GUIDES}playground`],
  ['which node version', [`${MINT}prerequisites`, SETUP]],
  ['proxy config local development', [`${MINT}tutorial/connection`, ...START]],
  ['ssl certificate localhost https', [`${MINT}tutorial/connection`, ...START]],
  ['npm 401 unauthorized registry', [`${MINT}prerequisites`, SETUP]],
  ['set the server url', [CONFIGURATION, `${MINT}how-to/configuration`, `${MINT}tutorial/connection`]],
  ['read the app configuration from the server', [APP_API, `${STORES}app`]],
  ['who is the current user', [`${API}principal`, `${STORES}principal`]],
  ['is the user an administrator', [`${API}principal`, `${STORES}principal`, ANGULAR_RECIPES]],
  [
    'stay signed in after reload',
    [
      LOGIN,
      '/atomic/authentication/getToken',
      `${GUIDES}recipes-sign-in`,
      '/atomic/authentication/isAuthenticated',
      `${MINT}others/authentication`,
    ],
  ],
  ['error 403 forbidden', [`${GUIDES}errors`, `${ANGULAR}guides/errors`, `${ANGULAR}interceptors/error`]],
  ['retry a failed request', [WEB_API, `${GUIDES}recipes-sign-in`]],
  ['abort previous search request', [QUERY_API, `${GUIDES}recipes-sign-in`, `${GUIDES}recipes`]],
  ['send a custom header', WEB_API],
  ['upload a file with post', WEB_API],
  ['exact phrase search', [QUERY_API, ...RECIPES]],
  ['exclude documents from results', [QUERY_API, ...RECIPES]],
  ['filter by several values of a column', [QUERY_API, ...RECIPES]],
  ['numeric range filter', [QUERY_API, ...RECIPES]],
  [
    'next page of results',
    [QUERY_API, ...RECIPES, `${ANGULAR}directives/infinite-scroll`, `${COMPONENTS}pager`],
  ],
  ['order by newest', [QUERY_API, ...RECIPES, `${COMPONENTS}sort-selector`]],
  ['count of documents per value', [`${API}aggregations`, QUERY_API, ...RECIPES]],
  ['facet tree hierarchy children', [`${API}aggregations`, `${COMPONENTS}aggregation`]],
  ['spelling correction turn off', [QUERY_API, TYPES, `${COMPONENTS}did-you-mean`]],
  ['typeahead', [SUGGEST, `${ANGULAR}services/autocomplete`]],
  ['debounce input', [`${ANGULAR}utils/debounced-signal`, SUGGEST]],
  ['special characters in a query expression', '/atomic/helpers/escapeExpr'],
  ['document thumbnail image', [...PREVIEW, TYPES, ...RECIPES]],
  ['author and date of a result', ['/atomic/helpers/getMetadata', `${COMPONENTS}metadata`, ...RECIPES]],
  ['2 days ago label', ['/atomic/utils/date', `${ANGULAR}pipes/transloco-date`]],
  ['bold matched words', [`${ANGULAR}pipes/highlight-word`, ...RECIPES]],
  ['similar documents widget', `${API}similar-documents`],
  ['promoted links above results', [`${API}sponsored-links`, `${COMPONENTS}sponsored-results`]],
  ['toast message', ['/atomic/utils/utilities', `${ANGULAR}interceptors/toast`, ANGULAR_RECIPES]],
  ['save user preferences', [`${API}user-settings`, `${STORES}user-settings`]],
  [
    'list of favourite documents',
    [`${COMPONENTS}bookmarks`, `${COMPONENTS}collections`, `${STORES}user-settings`],
  ],
  ['my last searches', [`${COMPONENTS}recent-searches`, `${STORES}user-settings`]],
  ['tag documents', LABELS],
  [
    'query state in the url',
    ['/atomic/utils/query-params', `${API}query-params`, `${STORES}query-params`, `${MINT}features/search`],
  ],
  [
    'reset all filters button',
    [`${STORES}query-params`, `${COMPONENTS}filters/filters-bar`, `${COMPONENTS}filters`, ANGULAR_RECIPES],
  ],
  ['protect a route', [`${ANGULAR}guards/auth`, ROUTES]],
  ['lazy load route component', [ROUTES, `${ANGULAR}utils/routes`]],
  ['add a tab for videos', [`${MINT}tutorial/tabs-international`, ROUTES, `${COMPONENTS}navbar-tabs`]],
  [
    'home page text and widgets',
    [`${MINT}features/search`, `${MINT}configurations/customization`, ROUTES, `${MINT}configurations`],
  ],
  ['replace the company logo', [`${MINT}configurations/logos-and-title`, `${MINT}tutorial/logosandcolors`]],
  ['corporate colors', [...COLORS, `${ANGULAR}theme/theme-registry`, `${ANGULAR}theme`]],
  ['tailwind class conflicts', `${ANGULAR}utils/tailwind-utils`],
  [
    'custom card for powerpoint results',
    [`${MINT}features/search`, `${MINT}configurations/tokens`, `${MINT}tutorial/result-metadata`],
  ],
  [
    'colors of people and companies in the document',
    [`${MINT}tutorial/highlighting`, `${ANGULAR}tokens/highlights`],
  ],
  ['chat with documents', `${MINT}features/assistant`],
  ['summarize a document with ai', `${MINT}features/assistant`],
  ['mock the api in vitest', `${GUIDES}test-your-code`],
  ['log level console noise', '/atomic/utils/logger'],
  ['what is a web service', [`${GUIDES}glossary`, `${MINT}prerequisites`]],
  ['merge conflicts when pulling mint', [`${MINT}tutorial/updating`, `${MINT}versions`]],
  [
    'angular signals store',
    [`${STORES}app`, `${STORES}query-params`, `${ANGULAR}intro`, `${ANGULAR}services/intro`],
  ],
])
