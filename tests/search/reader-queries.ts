import { type JudgedQuery, type JudgedRow, judgedRows } from './judged'

/**
 * Queries of developers who do not know the site's terms: tasks, errors and concepts of Atomic, Atomic Angular and
 * Mint. They were written before their results were seen. Every second one is held out: nothing is tuned to it, so that
 * it shows how unforeseen questions fare.
 */
const ROWS: readonly JudgedRow[] = [
  // Signing in.
  [
    'how do I log in with a token',
    [
      '/atomic/intro',
      '/atomic/authentication/setToken',
      '/mint/others/authentication',
      '/atomic/configurations',
      '/mint/how-to/configuration',
    ],
  ],
  [
    'why do I get 401 after login',
    [
      '/mint/others/authentication',
      '/atomic-angular/interceptors/error',
      '/atomic-angular/interceptors/auth',
    ],
  ],
  ['where is the user sent after a 401', '/atomic-angular/interceptors/error'],
  [
    '403 forbidden on every request',
    [
      '/mint/others/authentication',
      '/atomic-angular/interceptors/error',
      '/atomic-angular/interceptors/auth',
      '/atomic/web-api-helpers',
    ],
  ],
  ['make my own login form', ['/atomic-angular/components/sign-in', '/atomic/authentication/login']],
  [
    'sso with azure ad',
    [
      '/mint/others/authentication',
      '/atomic/authentication/tryOAuthAuthentication',
      '/atomic/authentication/trySAMLAuthentication',
      '/atomic/authentication/login',
    ],
  ],
  [
    'how to know if someone is logged in',
    [
      '/atomic/authentication/isAuthenticated',
      '/atomic/authentication/getCsrfToken',
      '/atomic/api/principal',
    ],
  ],
  ['add a logout button', ['/atomic/authentication/logout', '/atomic-angular/components/sign-in']],
  [
    'session expired what now',
    [
      '/atomic/guides/recipes-sign-in',
      '/atomic/authentication/isAuthenticated',
      '/mint/others/authentication',
      '/atomic-angular/interceptors/error',
      '/atomic-angular/interceptors/auth',
    ],
  ],
  [
    'redirect loop when signing in',
    [
      '/mint/others/authentication',
      '/atomic-angular/interceptors/error',
      '/atomic-angular/guards/auth',
      '/atomic-angular/components/sign-in',
      '/atomic-angular/utils/sign-in',
    ],
  ],
  [
    'csrf token invalid',
    [
      '/atomic/authentication/getCsrfToken',
      '/atomic/authentication/getToken',
      '/atomic/authentication/setToken',
      '/atomic-angular/interceptors/auth',
      '/mint/others/authentication',
    ],
  ],
  [
    'let an admin see the site as another user',
    ['/atomic/configurations', '/atomic-angular/stores/principal', '/atomic-angular/interceptors/auth'],
  ],
  ['protect a route so only logged in users see it', '/atomic-angular/guards/auth'],
  [
    'who is the current user',
    ['/atomic/api/principal', '/atomic-angular/stores/principal', '/atomic-angular/services/principal'],
  ],
  [
    'user gets logged out on refresh',
    [
      '/mint/others/authentication',
      '/atomic/authentication/getToken',
      '/atomic/authentication/isAuthenticated',
      '/atomic-angular/interceptors/auth',
    ],
  ],
  [
    'use an api key instead of a password',
    ['/atomic/configurations', '/atomic/intro', '/mint/others/authentication', '/mint/how-to/configuration'],
  ],
  // Searching from code.
  [
    'react example',
    [
      '/atomic/intro',
      '/',
      '/atomic/guides/build-a-search-application',
      '/atomic/guides/with-react-vue-or-plain-typescript',
    ],
  ],
  ['can I use this with vue', ['/atomic/intro', '/', '/atomic/guides/with-react-vue-or-plain-typescript']],
  ['run a search from javascript', ['/atomic/intro', '/atomic/api/query']],
  [
    'how do I get the next page of results',
    [
      '/atomic/api/query',
      '/atomic-angular/components/pager',
      '/atomic-angular/directives/infinite-scroll',
      '/atomic-angular/services/query',
    ],
  ],
  [
    'how to filter by date',
    [
      '/atomic/api/query',
      '/atomic/api/aggregations',
      '/atomic-angular/components/aggregation',
      '/atomic/guides/recipes',
    ],
  ],
  [
    'sort results newest first',
    [
      '/atomic/api/query',
      '/atomic-angular/components/sort-selector',
      '/atomic-angular/stores/query-params',
      '/atomic/guides/recipes',
    ],
  ],
  [
    'facets show only 10 values',
    [
      '/atomic/api/aggregations',
      '/atomic-angular/components/aggregation',
      '/atomic-angular/services/aggregations',
    ],
  ],
  ['autocomplete in the search box', ['/atomic/api/suggest', '/atomic-angular/services/autocomplete']],
  ['get related documents', '/atomic/api/similar-documents'],
  ['export results to excel', '/atomic/api/export'],
  [
    'show the original pdf file',
    ['/atomic/api/preview', '/mint/features/preview', '/atomic-angular/services/preview'],
  ],
  ['read the author of a document', '/atomic/helpers/getMetadata'],
  ['share a link to a search', ['/atomic/api/query-params', '/atomic/utils/query-params']],
  [
    'keep the search state in the address bar',
    [
      '/atomic/api/query-params',
      '/atomic/utils/query-params',
      '/atomic-angular/stores/query-params',
      '/mint/features/search',
      '/atomic/guides/recipes',
      '/atomic-angular/guides/build-a-search-page',
    ],
  ],
  ['quotes in a search value break the query', ['/atomic/helpers/escapeExpr']],
  ['exclude a word from the search', ['/atomic/utils/concepts', '/atomic-angular/components/missing-terms']],
  [
    'run several searches at once',
    ['/atomic/api/query', '/atomic-angular/services/query', '/atomic/api/datasets'],
  ],
  [
    'stop the previous request when the user types again',
    [
      '/atomic/web-api-helpers',
      '/atomic/api/query',
      '/atomic-angular/utils/debounced-signal',
      '/atomic/api/suggest',
    ],
  ],
  ['request takes forever set timeout', ['/atomic/web-api-helpers', '/atomic/guides/recipes-sign-in']],
  ['call my own endpoint', ['/atomic/web-api-helpers', '/atomic-angular/services/json-method-plugin']],
  ['cors error', ['/mint/others/authentication', '/mint/tutorial/connection', '/atomic/web-api-helpers']],
  ['passages for a RAG prompt', ['/atomic/api/text-chunk', '/atomic-angular/services/text-chunk']],
  ['run a SQL query on the server', '/atomic/api/datasets'],
  ['search in a nodejs script', '/atomic/guides/where-it-runs'],
  ['turn off console messages', ['/atomic/utils/logger', '/atomic/guides/recipes-sign-in']],
  ['time ago in french', '/atomic/utils/date'],
  ['hash a string', '/atomic/helpers/sha512'],
  ['make a unique id', '/atomic/helpers/guid'],
  ['testing', ['/atomic/intro', '/atomic-angular/services/intro', '/atomic/guides/test-your-code']],
  ['typescript cannot find exports of atomic', '/atomic/intro'],
  ['list of all types', '/atomic/types/types_table'],
  ['store preferences of a user', ['/atomic/api/user-settings', '/atomic-angular/stores/user-settings']],
  ['track what users click', ['/atomic/audit', '/atomic-angular/services/audit']],
  ['what url does the library call', ['/atomic/configurations', '/atomic/web-api-helpers', '/atomic/intro']],
  [
    'change the server address',
    ['/atomic/configurations', '/mint/tutorial/connection', '/mint/how-to/configuration'],
  ],
  ['multi language labels look like [fr]', ['/atomic/utils/syslang', '/atomic-angular/pipes/syslang']],
  // Angular.
  ['unit test my component', ['/atomic-angular/services/intro', '/atomic/intro']],
  ['how to install in an existing angular project', ['/atomic-angular/intro', '/mint/how-to/setup']],
  [
    'NullInjectorError no provider',
    [
      '/atomic-angular/intro',
      '/mint/how-to/configuration',
      '/mint/configurations/tokens',
      '/atomic-angular/guides/errors',
    ],
  ],
  [
    'which providers go into app config',
    [
      '/mint/how-to/configuration',
      '/atomic-angular/intro',
      '/mint/configurations/tokens',
      '/atomic-angular/guides/get-started',
    ],
  ],
  ['load more when scrolling down', '/atomic-angular/directives/infinite-scroll'],
  ['dropdown to choose the sort order', '/atomic-angular/components/sort-selector'],
  ['no results message', '/atomic-angular/components/no-result'],
  ['did the user misspell the query', '/atomic-angular/components/did-you-mean'],
  [
    'side panel that slides in',
    ['/atomic-angular/components/drawer', '/atomic-angular/components/drawer/drawer-stack'],
  ],
  [
    'let users bookmark a result',
    [
      '/atomic-angular/components/bookmarks',
      '/atomic-angular/directives/show-bookmark',
      '/atomic-angular/stores/user-settings',
    ],
  ],
  [
    'remember past searches of the user',
    [
      '/atomic-angular/components/recent-searches',
      '/atomic-angular/components/saved-searches',
      '/atomic-angular/stores/user-settings',
    ],
  ],
  [
    'save a search for later',
    ['/atomic-angular/components/saved-searches', '/atomic-angular/services/saved-searches'],
  ],
  [
    'group documents into folders of my own',
    ['/atomic-angular/components/collections', '/atomic-angular/stores/user-settings'],
  ],
  [
    'mark the words that were found',
    [
      '/atomic-angular/pipes/highlight-word',
      '/atomic-angular/tokens/highlights',
      '/atomic-angular/services/preview',
    ],
  ],
  [
    'clear all filters',
    [
      '/atomic-angular/components/filters/filters-bar',
      '/atomic-angular/stores/query-params',
      '/atomic-angular/components/filters',
    ],
  ],
  [
    'filter component does not show anything',
    [
      '/atomic-angular/components/aggregation',
      '/atomic-angular/components/filters',
      '/atomic-angular/components/filters/filter-button',
      '/atomic-angular/components/filters/filters-bar',
      '/mint/configurations/filters',
      '/mint/tutorial/filters',
    ],
  ],
  ['open a document in a new tab', '/atomic-angular/directives/open-article-on-ctrl-enter'],
  ['what is the difference between a service and a store', '/atomic-angular/services/intro'],
  [
    'where does the state live',
    ['/atomic-angular/services/intro', '/atomic-angular/stores/app', '/atomic-angular/intro'],
  ],
  ['get the current search text in a component', '/atomic-angular/stores/query-params'],
  ['toast when something goes wrong', '/atomic-angular/interceptors/toast'],
  [
    'in which order do interceptors run',
    ['/atomic-angular/interceptors/audit', '/mint/how-to/configuration', '/atomic-angular/services/intro'],
  ],
  ['dark theme switch', ['/atomic-angular/components/theme-toggle', '/atomic-angular/stores/theme']],
  [
    'register my company colors as a theme',
    ['/atomic-angular/theme/theme-registry', '/atomic-angular/theme'],
  ],
  [
    'icon for sharepoint documents',
    [
      '/atomic-angular/components/source',
      '/atomic-angular/pipes/source-icon',
      '/mint/configurations/customization',
    ],
  ],
  ['format dates in the user language', '/atomic-angular/pipes/transloco-date'],
  ['responsive toolbar hide items that do not fit', '/atomic-angular/directives/overflow-manager'],
  [
    'wait until config is loaded before showing the page',
    ['/atomic-angular/guards/initialization', '/atomic-angular/services/application'],
  ],
  [
    'page stays blank at startup',
    [
      '/atomic-angular/guards/initialization',
      '/atomic-angular/components/loading',
      '/atomic-angular/services/application',
      '/mint/how-to/configuration',
      '/mint/tutorial/connection',
    ],
  ],
  ['delete a bookmark', ['/atomic-angular/components/bookmarks', '/atomic-angular/stores/user-settings']],
  [
    'promoted results on top',
    ['/atomic-angular/components/sponsored-results', '/atomic/api/sponsored-links'],
  ],
  ['search page is deprecated what should I use', '/atomic-angular/services/search'],
  ['combine class names', '/atomic-angular/utils/tailwind-utils'],
  ['delay a signal', '/atomic-angular/utils/debounced-signal'],
  [
    'how do I make a tab for each route',
    ['/atomic-angular/components/navbar-tabs', '/mint/configurations/routes'],
  ],
  ['iframe preview communicate with my code', '/atomic-angular/services/preview'],
  [
    'add tags to a document',
    [
      '/atomic-angular/components/labels',
      '/atomic-angular/components/labels/edit-label-dialog',
      '/atomic-angular/components/labels/multiselect-labels',
    ],
  ],
  [
    'tree of folders as filter',
    [
      '/atomic-angular/components/aggregation',
      '/atomic/api/aggregations',
      '/atomic-angular/services/aggregations',
    ],
  ],
  // Mint.
  ['change the logo in mint', ['/mint/configurations/logos-and-title', '/mint/tutorial/logosandcolors']],
  [
    'how do I start',
    [
      '/',
      '/mint/tutorial/introduction',
      '/mint/prerequisites',
      '/atomic/intro',
      '/mint/tutorial/connection',
      '/atomic-angular/guides/get-started',
    ],
  ],
  ['what do I need to install first', '/mint/prerequisites'],
  ['npm install fails 404 sinequa package', '/mint/prerequisites'],
  ['connect mint to my server', ['/mint/tutorial/connection', '/mint/how-to/setup']],
  ['deploy to production', ['/mint/how-to/configuration', '/mint/how-to/deploy']],
  ['add a new tab to the search page', ['/mint/configurations/routes', '/mint/tutorial/tabs-international']],
  ['translate the app to spanish', ['/mint/tutorial/tabs-international', '/mint/how-to/localize']],
  ['change the colors of mint', ['/mint/tutorial/logosandcolors', '/mint/configurations/css-variables']],
  ['remove a filter from mint', ['/mint/configurations/filters', '/mint/tutorial/filters']],
  ['turn on the ai chat', '/mint/features/assistant'],
  ['ask ai button does not appear', '/mint/features/assistant'],
  ['upgrade mint to a newer version', ['/mint/tutorial/updating', '/mint/upgrade']],
  ['display another field under each result', '/mint/tutorial/result-metadata'],
  ['customize the result card', ['/mint/features/search', '/mint/tutorial/result-metadata']],
  [
    'highlight people and companies in the preview',
    ['/mint/tutorial/highlighting', '/atomic-angular/tokens/highlights', '/mint/features/preview'],
  ],
  ['change settings without rebuilding', ['/mint/configurations/customization', '/mint/configurations']],
  ['disable bookmarks in mint', '/mint/configurations/customization'],
  [
    'my json file is ignored',
    [
      '/mint/configurations/customization',
      '/mint/configurations/filters',
      '/mint/configurations/logos-and-title',
    ],
  ],
  ['what is mint', '/'],
  ['difference between mint and atomic', ['/', '/atomic/intro', '/atomic-angular/intro']],
  ['page title in the browser tab', '/mint/configurations/logos-and-title'],
  ['proxy error ECONNREFUSED', ['/mint/tutorial/connection', '/mint/how-to/setup']],
  ['self signed certificate localhost', ['/mint/tutorial/connection', '/mint/how-to/setup']],
  ['folder structure of the project', '/'],
  [
    'which angular version',
    ['/mint/prerequisites', '/mint/how-to/setup', '/', '/atomic-angular/intro', '/mint/versions'],
  ],
  [
    'how many results per page',
    ['/atomic/api/query', '/mint/features/search', '/atomic-angular/components/pager'],
  ],
  ['build an app from scratch like mint', ['/mint/how-to/setup']],
  ['change the home page', ['/', '/mint/configurations/routes', '/mint/configurations/tokens']],
  ['press slash to focus the search box', '/atomic/utils/is-not-input-event'],
]

const QUERIES: readonly JudgedQuery[] = judgedRows('question', ROWS)

export const READER_QUERIES = QUERIES.filter((_, at) => at % 2 === 0)
export const HELD_OUT_QUERIES = QUERIES.filter((_, at) => at % 2 === 1)
