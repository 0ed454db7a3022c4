import { type JudgedQuery, judgedRows } from './judged'
import { HOME, INTRO, LOGIN, LOGOUT, QUERY_API, TYPES } from './routes'

const MINT = '/mint/'
const ANGULAR = '/atomic-angular/'
const GUIDES = '/atomic/guides/'
const VERSIONS = `${MINT}versions`
const SBA = `${MINT}from-sba`
const DEPLOY = `${MINT}how-to/deploy`
const LOCALIZE = `${MINT}how-to/localize`
const PREREQUISITES = `${MINT}prerequisites`
const GLOSSARY = `${GUIDES}glossary`
const MINT_SEARCH = `${MINT}features/search`
const FILTERS = [`${MINT}configurations/filters`, `${MINT}tutorial/filters`]
const LOGOS = [`${MINT}configurations/logos-and-title`, `${MINT}tutorial/logosandcolors`]
const AUTH = `${MINT}others/authentication`
const AUTH_PROBLEMS = `${AUTH}-problems`
const UPGRADE = `${MINT}upgrade`
const WHERE_IT_RUNS = `${GUIDES}where-it-runs`

/**
 * What people type who choose, upgrade, move or operate, by the need rather than by a name. Written before the pages and
 * the ranking were looked at; nothing is tuned to them.
 */
export const NEEDS_QUESTIONS: readonly JudgedQuery[] = judgedRows('question', [
  ['what changed in the new release', VERSIONS],
  ['update to 11.14', [VERSIONS, UPGRADE]],
  ['mint 11.13 differences', VERSIONS],
  ['which atomic version goes with mint', VERSIONS],
  ['what does caret 0.0.x mean', VERSIONS],
  ['pin dependencies', VERSIONS],
  ['package.json versions mint', VERSIONS],
  ['deprecated services replacement', VERSIONS],
  ['npm ls sinequa', VERSIONS],
  ['globalConfig useSSO assignment throws', [VERSIONS, UPGRADE]],
  ['transloco two instances override', [VERSIONS, UPGRADE]],
  ['vanilla search replacement', SBA],
  ['sq-facet-bar equivalent', SBA],
  ['port my old angular SBA', SBA],
  ['BasketsService', SBA],
  ['LoginService in mint', SBA],
  ['host mint on nginx', DEPLOY],
  ['dockerfile for mint', DEPLOY],
  ['base href sub folder', [DEPLOY, `${MINT}how-to/configuration`]],
  ['upload workspace zip to the server', DEPLOY],
  ['build server without token ci', [VERSIONS, DEPLOY, PREREQUISITES]],
  ['go live checklist', DEPLOY],
  ['add spanish', [LOCALIZE, `${MINT}tutorial/tabs-international`]],
  ['translate the labels', [LOCALIZE, `${MINT}tutorial/tabs-international`]],
  [
    'dates in the wrong language',
    [LOCALIZE, `${ANGULAR}pipes/transloco-date`, `${ANGULAR}interceptors/body`],
  ],
  ['does atomic work in next.js', WHERE_IT_RUNS],
  ['use in node script', WHERE_IT_RUNS],
  ['how many kilobytes is the library', WHERE_IT_RUNS],
  ['unused functions in my bundle', WHERE_IT_RUNS],
  ['supported browsers safari', [WHERE_IT_RUNS, PREREQUISITES]],
  ['page size default maximum', [QUERY_API, MINT_SEARCH]],
  ['more than 10 documents per page', [QUERY_API, MINT_SEARCH, `${GUIDES}recipes`]],
  ['search in two indexes', QUERY_API],
  ['property does not exist on type Article', [TYPES, QUERY_API, `${GUIDES}errors`]],
  ['extend Article type custom field', [TYPES, QUERY_API]],
  ['turn off neural search', [QUERY_API, MINT_SEARCH]],
  ['answers and passages from semantic search', [QUERY_API, MINT_SEARCH, TYPES]],
  ['download the original file', ['/atomic/api/preview', `${MINT}features/preview`]],
  [
    'open document in a new tab',
    [`${MINT}features/preview`, '/atomic/api/preview', `${ANGULAR}directives/open-article-on-ctrl-enter`],
  ],
  ['change the favicon', LOGOS],
  ['entra id sign in', [AUTH, '/atomic/authentication/tryOAuthAuthentication']],
  ['google oauth provider setup', [AUTH, '/atomic/authentication/tryOAuthAuthentication']],
  ['redirect uri not allowed localhost', [AUTH, AUTH_PROBLEMS, `${MINT}tutorial/connection`]],
  ['log the user out', [LOGOUT, AUTH]],
  ['session expired what to do', [`${GUIDES}recipes-sign-in`, AUTH, `${ANGULAR}interceptors/error`]],
  ['sign in with username and password', [LOGIN, `${GUIDES}recipes-sign-in`]],
  ['who do I ask for help', PREREQUISITES],
  ['is it open source license', [PREREQUISITES, HOME, INTRO]],
  ['meaning of treepath', [GLOSSARY, '/atomic/helpers/escapeExpr']],
  ['what is an aggregation', [GLOSSARY, PREREQUISITES]],
  ['facet for department column', FILTERS],
  ['reorder the filters', FILTERS],
  ['hide a filter for some users', [`${ANGULAR}components/filters/filters-bar`, ...FILTERS]],
  [
    'build a search page with angular components',
    [`${ANGULAR}guides/build-a-search-page`, `${ANGULAR}guides/get-started`],
  ],
  ['start with atomic angular', [`${ANGULAR}guides/get-started`, `${ANGULAR}intro`]],
  ['NG0201 no provider for TranslocoService', `${ANGULAR}guides/errors`],
  ["can't bind to since it isn't a known property", `${ANGULAR}guides/errors`],
  ['show total number of results angular', [`${ANGULAR}guides/recipes`, `${ANGULAR}services/query`]],
  ['download results as csv', ['/atomic/api/export', `${GUIDES}recipes-results`]],
  ['nothing found page text', [`${ANGULAR}components/no-result`]],
])
