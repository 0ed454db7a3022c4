import { ANGULAR, API, AUTHENTICATION, COMPONENTS, GUIDES, MINT, SERVICES, STORES } from './folders'
import { type JudgedQuery, judgedRows } from './judged'
import { HOME, INTRO, LOGIN, QUERY_API, SAML, TYPES, WEB_API } from './routes'

const AUTH = `${MINT}others/authentication`
const AUTH_PROBLEMS = `${AUTH}-problems`
const ERRORS = `${GUIDES}errors`
const ANGULAR_ERRORS = `${ANGULAR}guides/errors`
const RECIPES = `${GUIDES}recipes`
const RESULTS = `${GUIDES}recipes-results`
const SIGN_IN = `${GUIDES}recipes-sign-in`
const ANGULAR_RECIPES = `${ANGULAR}guides/recipes`
const FILTERS = [`${MINT}configurations/filters`, `${MINT}tutorial/filters`, `${COMPONENTS}filters`]
const PREVIEW = [`${API}preview`, `${SERVICES}preview`, `${MINT}features/preview`]
const BOOKMARKS = [`${COMPONENTS}bookmarks`, `${ANGULAR}directives/show-bookmark`, `${API}user-settings`]

/** What a developer types who runs, mends and grows an application. Written before the ranking was looked at. */
export const OPERATION_QUESTIONS: readonly JudgedQuery[] = judgedRows('question', [
  ['what can I build with this', [HOME, INTRO, `${ANGULAR}intro`]],
  ['install the package with npm', [INTRO, HOME, `${ANGULAR}guides/get-started`, `${MINT}prerequisites`]],
  ['which node version do I need', [`${MINT}prerequisites`, `${MINT}versions`, INTRO]],
  ['create a new mint application', [`${MINT}tutorial/introduction`, `${MINT}how-to/setup`]],
  [
    'connect to my sinequa server',
    [`${MINT}tutorial/connection`, '/atomic/configurations', `${MINT}how-to/configuration`],
  ],
  [
    'set the backend url',
    ['/atomic/configurations', `${MINT}tutorial/connection`, `${MINT}how-to/configuration`],
  ],
  ['cors error in the browser', [ERRORS, ANGULAR_ERRORS, `${MINT}tutorial/connection`]],
  ['why do I get 401', [ERRORS, ANGULAR_ERRORS, `${ANGULAR}interceptors/auth`, AUTH_PROBLEMS]],
  ['403 forbidden after sign in', [ERRORS, ANGULAR_ERRORS, AUTH_PROBLEMS, `${AUTHENTICATION}getCsrfToken`]],
  ['csrf token missing', [`${AUTHENTICATION}getCsrfToken`, ERRORS]],
  ['log out the user', [`${AUTHENTICATION}logout`, SIGN_IN]],
  ['session has expired', [ERRORS, SIGN_IN, AUTH, `${ANGULAR}interceptors/auth`]],
  [
    'check if somebody is signed in',
    [`${AUTHENTICATION}isAuthenticated`, `${API}principal`, `${ANGULAR}guards/auth`],
  ],
  ['protect a page from anonymous users', [`${ANGULAR}guards/auth`, `${MINT}configurations/routes`]],
  ['login with azure', [AUTH, `${AUTHENTICATION}tryOAuthAuthentication`, LOGIN]],
  ['single sign on', [AUTH, SAML, `${AUTHENTICATION}tryOAuthAuthentication`, LOGIN]],
  ['act as another user', [`${STORES}principal`, `${API}principal`]],
  ['where is the token stored', [`${AUTHENTICATION}setToken`, `${AUTHENTICATION}getToken`, AUTH]],
  ['run a search from typescript', [QUERY_API, RECIPES, `${GUIDES}build-a-search-application`]],
  ['more than 10 results per page', [QUERY_API, `${COMPONENTS}pager`, `${API}query-params`]],
  ['next page button', [`${COMPONENTS}pager`, `${GUIDES}build-a-search-application`]],
  ['load more results while scrolling', [`${ANGULAR}directives/infinite-scroll`]],
  ['sort by date', [`${COMPONENTS}sort-selector`, RECIPES, QUERY_API]],
  ['search takes too long, cancel it', [QUERY_API, RECIPES, `${SERVICES}query`]],
  ['suggest words while typing', [`${API}suggest`, `${SERVICES}autocomplete`]],
  ['spelling correction', [`${COMPONENTS}did-you-mean`]],
  ['no documents found message', [`${COMPONENTS}no-result`]],
  ['words that were not found in a document', [`${COMPONENTS}missing-terms`]],
  ['promoted results at the top', [`${COMPONENTS}sponsored-results`, `${API}sponsored-links`]],
  ['export results to excel', [`${API}export`]],
  ['facet with checkboxes', [`${COMPONENTS}aggregation`, `${COMPONENTS}filters`, `${API}aggregations`]],
  ['search inside a facet', [`${COMPONENTS}aggregation`, `${SERVICES}aggregations`, `${API}aggregations`]],
  ['hide a filter', FILTERS],
  ['order of the filters', FILTERS],
  ['remove all filters at once', [...FILTERS, `${COMPONENTS}filters/filters-bar`, `${STORES}query-params`]],
  ['date range filter', [...FILTERS, RECIPES, QUERY_API, `${COMPONENTS}filters/filter-button`]],
  ['show the document next to the results', PREVIEW],
  ['jump to the next highlight in the preview', [...PREVIEW, `${MINT}tutorial/highlighting`]],
  [
    'change the highlight colors',
    [`${MINT}tutorial/highlighting`, `${MINT}features/preview`, `${ANGULAR}tokens/highlights`],
  ],
  ['pdf preview does not load', [...PREVIEW, ERRORS, ANGULAR_ERRORS]],
  ['favorite documents', BOOKMARKS],
  [
    'remember what the user searched',
    [`${COMPONENTS}recent-searches`, `${API}user-settings`, `${STORES}user-settings`],
  ],
  ['email alerts for a query', [`${COMPONENTS}saved-searches`, `${SERVICES}saved-searches`]],
  ['store a preference of the user', [`${API}user-settings`, `${STORES}user-settings`]],
  ['icon of the source', [`${ANGULAR}pipes/source-icon`, `${COMPONENTS}source`]],
  [
    'add a field to the result card',
    [`${MINT}tutorial/result-metadata`, `${COMPONENTS}metadata`, `${MINT}configurations/customization`],
  ],
  ['add a field to the preview', [`${MINT}tutorial/preview-metadata`, `${COMPONENTS}metadata`]],
  [
    'own component for a document type',
    [`${MINT}configurations/customization`, `${MINT}features/preview`, ANGULAR_RECIPES],
  ],
  [
    'dark mode switch',
    [`${COMPONENTS}theme-toggle`, `${STORES}theme`, `${ANGULAR}directives/theme-provider`],
  ],
  ['replace the company logo', [`${MINT}configurations/logos-and-title`, `${MINT}tutorial/logosandcolors`]],
  [
    'primary color',
    [`${MINT}configurations/css-variables`, `${MINT}tutorial/logosandcolors`, `${ANGULAR}theme`],
  ],
  ['translate the application to spanish', [`${MINT}how-to/localize`, `${MINT}tutorial/tabs-international`]],
  [
    'add a tab to the application',
    [`${MINT}tutorial/tabs-international`, `${MINT}configurations/routes`, `${COMPONENTS}navbar-tabs`],
  ],
  ['chat assistant settings', [`${MINT}features/assistant`]],
  ['stream the answer of the llm', [`${MINT}features/assistant`]],
  ['deploy with docker and nginx', [`${MINT}how-to/deploy`]],
  ['upgrade to the latest version', [`${MINT}versions`, `${MINT}tutorial/updating`]],
  ['what replaces searchservice of the sba', [`${MINT}from-sba`]],
  ['mock the server in unit tests', [`${GUIDES}test-your-code`]],
  ['all properties of a document', [TYPES, `${RESULTS}`, QUERY_API, WEB_API]],
])
