import { ANGULAR, API, AUTHENTICATION, COMPONENTS, GUIDES, MINT, SERVICES, STORES } from './folders'
import { type JudgedQuery, judgedRows } from './judged'

const ERRORS = `${GUIDES}errors`
const COUNTS = `${GUIDES}counts-and-facets`
const LANGUAGE = `${GUIDES}query-language`
const SECURITY = `${GUIDES}security`
const EMBED = `${GUIDES}embed-search`
const RECIPES = `${GUIDES}recipes`
const SEARCH_RECIPES = `${GUIDES}recipes-search-page`
const RESULTS = `${GUIDES}recipes-results`
const ANGULAR_RECIPES = `${ANGULAR}guides/recipes`
const ANGULAR_ERRORS = `${ANGULAR}guides/errors`
const SEARCH_PAGE = `${ANGULAR}guides/build-a-search-page`
const AUTH = `${MINT}others/authentication`
const CONNECTION = `${MINT}tutorial/connection`
const DEPLOY = `${MINT}how-to/deploy`
const ASSISTANT = `${MINT}features/assistant`
const VERSIONS = `${MINT}versions`
const CTRL_ENTER = `${ANGULAR}directives/open-article-on-ctrl-enter`

/** What somebody asks who builds a search application, after public threads about similar products. */
export const BUILDER_QUESTIONS: readonly JudgedQuery[] = judgedRows('question', [
  ['facet counts do not match number of results', COUNTS],
  ['group results by field, collapse duplicates', [COUNTS, RESULTS]],
  ['keep scroll position when going back', [SEARCH_RECIPES, SEARCH_PAGE]],
  ['back button does not restore filters', [`${STORES}query-params`, SEARCH_PAGE, RECIPES, ANGULAR_RECIPES]],
  ['renew access token without reload', [SECURITY, AUTH, `${GUIDES}recipes-sign-in`]],
  ['selected value disappears from the facet', COUNTS],
  ['no search on page load with an empty query', SEARCH_RECIPES],
  ['sort facet values alphabetically', COUNTS],
  ['range slider for numbers', SEARCH_RECIPES],
  ['search as you type', [SEARCH_RECIPES, ANGULAR_RECIPES]],
  ['snippet length, longer extract', [LANGUAGE, RESULTS]],
  ['sanitize HTML in highlighted text', [SECURITY, RESULTS, `${ANGULAR}pipes/highlight-word`]],
  ['content security policy', [SECURITY, DEPLOY]],
  ['embed search in another site, iframe', EMBED],
  ['SharePoint web part', EMBED],
  ['filter that always applies, hidden from users', [LANGUAGE, SEARCH_RECIPES, ANGULAR_RECIPES]],
  ['scope, restrict to a folder', [RECIPES, LANGUAGE]],
  ['relevance, boost recent documents', LANGUAGE],
  ['wildcard, prefix search', LANGUAGE],
  ['synonyms, stop words', LANGUAGE],
  ['track clicks, analytics', ['/atomic/audit', `${SERVICES}audit`, RESULTS, ANGULAR_RECIPES]],
  ['429 too many requests', [ERRORS, ANGULAR_ERRORS]],
  ['keyboard navigation, aria combobox', SEARCH_RECIPES],
  ['open result in a new tab with ctrl click', [CTRL_ENTER, RESULTS]],
  ['mobile app, Ionic, Capacitor login', EMBED],
  ['websocket, SignalR behind a proxy', [DEPLOY, ASSISTANT]],
  ['share a saved search with a colleague', [`${COMPONENTS}saved-searches`, EMBED]],
  ['e-mail alert for new documents', `${STORES}user-settings`],
  ['print preview, download PDF', [RESULTS, `${API}preview`]],
  ['search request sent twice, effect, signal', [SEARCH_PAGE, ANGULAR_ERRORS, ANGULAR_RECIPES]],
  ['security trimming, user permissions', SECURITY],
  ['Angular 21 support', [VERSIONS, `${MINT}prerequisites`, `${ANGULAR}intro`]],
  ['zone.js or zoneless', [`${MINT}overview`, `${MINT}how-to/setup`, `${ANGULAR}intro`, ANGULAR_ERRORS]],
  ['health check, server version API', `${API}app`],
  ['custom error page', [`${COMPONENTS}error`, `${MINT}configurations/routes`]],
  ['offline mock data, Storybook', [`${GUIDES}test-your-code`, `${MINT}prerequisites`]],
  ['lazy-load the assistant, bundle', ASSISTANT],
  ['multiple search boxes on one page', [EMBED, ANGULAR_RECIPES, SEARCH_RECIPES]],
  ['CSRF token missing, 403 on POST', [ERRORS, `${AUTHENTICATION}getCsrfToken`, ANGULAR_ERRORS, SECURITY]],
  ['cookie SameSite, third party, cross domain login', [SECURITY, AUTH, DEPLOY, CONNECTION]],
])
