import { ANGULAR, API, COMPONENTS, GUIDES, MINT, SERVICES, STORES } from './folders'
import { type JudgedQuery, judgedRows } from './judged'
import { HOME, INTRO, LABELS, LOGIN, QUERY_API, SAML, TYPES, WEB_API } from './routes'

const AUTH = `${MINT}others/authentication`
const ASSISTANT = `${MINT}features/assistant`
const LOCALIZE = `${MINT}how-to/localize`
const DEPLOY = `${MINT}how-to/deploy`
const VERSIONS = `${MINT}versions`
const SBA = `${MINT}from-sba`
const ROUTES = `${MINT}configurations/routes`
const RESULTS = `${GUIDES}recipes-results`
const REQUESTS = `${GUIDES}recipes-sign-in`
const ANGULAR_RECIPES = `${ANGULAR}guides/recipes`
const ANGULAR_ERRORS = `${ANGULAR}guides/errors`
const USER = [`${STORES}principal`, `${API}principal`, `${SERVICES}principal`]
const SEARCHES = [QUERY_API, `${GUIDES}recipes`]
const FACETS = [`${API}aggregations`, `${COMPONENTS}aggregation`, `${GUIDES}recipes`]
const URL_KEYS = [`${API}query-params`, '/atomic/utils/query-params', `${STORES}query-params`]

/** What a developer types at work on an application. Written before the ranking was looked at, which is not tuned to them. */
export const AT_WORK_QUESTIONS: readonly JudgedQuery[] = judgedRows('question', [
  ['where is the proxy file', `${MINT}tutorial/connection`],
  ['do I need angular', [HOME, INTRO, `${GUIDES}with-react-vue-or-plain-typescript`]],
  [
    'example of fetchQuery with filters',
    [QUERY_API, `${GUIDES}recipes`, `${GUIDES}build-a-search-application`],
  ],
  ['sign in with a saml provider', [SAML, AUTH, LOGIN]],
  [
    'application stays on the loading page',
    [`${COMPONENTS}loading`, ANGULAR_ERRORS, `${ANGULAR}guards/initialization`, AUTH],
  ],
  ['how long is a session valid', [AUTH, '/atomic/authentication/getJWToken']],
  [
    'tell the user that the password is wrong',
    [LOGIN, REQUESTS, `${COMPONENTS}sign-in`, '/atomic/authentication/getJWToken'],
  ],
  ['show the user name in the header', [...USER, ANGULAR_RECIPES]],
  ['different content for admins', [...USER, ANGULAR_RECIPES, `${COMPONENTS}filters/filters-bar`]],
  ['documents newer than a date', SEARCHES],
  ['files larger than 1 MB', SEARCHES],
  ['numbers next to the facet values', FACETS],
  ['tree of folders as a facet', [...FACETS, `${SERVICES}aggregations`]],
  [
    'filter dropdown in the toolbar',
    [`${COMPONENTS}filters/filter-button`, `${COMPONENTS}filters/filters-bar`],
  ],
  ['too many filters in the bar', [`${COMPONENTS}filters/more`, `${COMPONENTS}filters/filters-bar`]],
  ['chips of the applied filters', [`${ANGULAR}pipes/operator`, ANGULAR_RECIPES]],
  ['advanced search form', `${COMPONENTS}filters/advanced-filters`],
  ['keep the page number in the url', URL_KEYS],
  ['link that opens one document', [`${SERVICES}selection`, ...URL_KEYS]],
  [
    'save a search with a name',
    [`${SERVICES}saved-searches`, `${COMPONENTS}saved-searches`, `${STORES}user-settings`],
  ],
  ['delete an entry of the search history', [`${COMPONENTS}recent-searches`, `${STORES}user-settings`]],
  [
    'star a document',
    [
      `${ANGULAR}directives/show-bookmark`,
      `${COMPONENTS}bookmarks`,
      `${STORES}user-settings`,
      `${ANGULAR}guides/build-a-search-page`,
    ],
  ],
  ['put documents in personal folders', `${COMPONENTS}collections`],
  ['private and shared labels', LABELS],
  ['snippets below the title', [RESULTS, `${MINT}features/search`, `${MINT}tutorial/result-metadata`]],
  ['yellow marks in the text', [`${ANGULAR}pipes/highlight-word`, `${ANGULAR}tokens/highlights`, RESULTS]],
  ['download the word file behind a result', [`${API}preview`, `${MINT}features/preview`]],
  ['close the preview when the tab changes', `${COMPONENTS}drawer/drawer-stack`],
  ['resize the side panel with the mouse', `${COMPONENTS}drawer`],
  ['sentences around an extract', [`${API}text-chunk`, `${SERVICES}text-chunk`]],
  ['recommendations next to a document', `${API}similar-documents`],
  ['misspelled query corrected by itself', [`${COMPONENTS}did-you-mean`, QUERY_API, RESULTS, TYPES]],
  ['ask questions about one document', ASSISTANT],
  ['upload my file to the chat', ASSISTANT],
  ['add italian', [LOCALIZE, `${MINT}tutorial/tabs-international`]],
  ['thousands separator per language', LOCALIZE],
  ['show yesterday instead of the date', '/atomic/utils/date'],
  ['names from the administration in two languages', ['/atomic/utils/syslang', `${ANGULAR}pipes/syslang`]],
  [
    'background color of the whole app',
    [
      `${MINT}configurations/css-variables`,
      `${MINT}tutorial/logosandcolors`,
      `${ANGULAR}theme/theme-body-hook`,
      `${ANGULAR}theme`,
    ],
  ],
  ['user picks a theme', `${COMPONENTS}theme-selector`],
  ['text in the browser tab', `${MINT}configurations/logos-and-title`],
  ['redirect unknown addresses', ROUTES],
  ['second search page with another query', [ROUTES, `${MINT}tutorial/tabs-international`]],
  ['in which order do interceptors run', [`${ANGULAR}interceptors/audit`, `${MINT}how-to/configuration`]],
  ['call my own rest endpoint', [WEB_API, `${SERVICES}json-method-plugin`, REQUESTS]],
  ['charts for a dashboard', `${API}datasets`],
  ['usage statistics', ['/atomic/audit', `${SERVICES}audit`]],
  ['fake data for development', [`${GUIDES}test-your-code`, `${GUIDES}playground`, `${MINT}prerequisites`]],
  ['test an angular component', [ANGULAR_RECIPES, `${GUIDES}test-your-code`, `${SERVICES}intro`]],
  ['less output in the console in production', '/atomic/utils/logger'],
  ['typescript interface of a record', TYPES],
  ['does it run on kubernetes', DEPLOY],
  ['put the dist folder on the sinequa server', DEPLOY],
  ['breaking changes between releases', VERSIONS],
  ['is atomic 2 supported', VERSIONS],
  ['what replaces sq-preview', SBA],
  ['reuse code of our old sba', SBA],
  ['merge upstream changes into my copy', [`${MINT}tutorial/updating`, VERSIONS]],
  ['screen readers', `${ANGULAR}intro`],
  ['toolbar items do not fit', `${ANGULAR}directives/overflow-manager`],
])
