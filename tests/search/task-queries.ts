import { type JudgedQuery, judgedSet } from './judged'

/**
 * Queries of somebody who builds an application and has a task: to sort, to save, to log, to cancel. A third are
 * questions, the kind missed most often; most queries do not name the page that answers them.
 */
export const TASK_QUERIES: readonly JudgedQuery[] = judgedSet({
  identifier: [
    ['updateFilter', '/atomic-angular/stores/query-params'],
    ['getRelativeDate', '/atomic/utils/date'],
    ['APPLICATION_THEME_SCOPE', ['/atomic-angular/theme', '/atomic-angular/theme/theme-body-hook']],
    ['isOverridingUser', '/atomic-angular/stores/principal'],
    ['fetchQueryExport', '/atomic/api/export'],
    ['PreviewHighlightName', '/atomic-angular/tokens/highlights'],
    ['DRAWER_STACK_MAX_COUNT', '/atomic-angular/components/drawer/drawer-stack'],
    ['notifyRouteChange', ['/atomic-angular/services/audit', '/atomic-angular/services/navigation']],
    ['LegacyFilter', ['/atomic/types/types_table', '/atomic/api/query-params', '/atomic/utils/query-params']],
    ['withRetry', '/atomic/web-api-helpers'],
    ['--zindex-backdrop', '/mint/configurations/css-variables-angular-19'],
  ],
  part: [
    ['ArticleOnClick', '/atomic-angular/directives/select-article-on-click'],
    ['RelativeDat', '/atomic/utils/date'],
    ['timeout controller', '/atomic/web-api-helpers'],
    ['AuthorizedFilters', '/atomic-angular/stores/app'],
    ['urlAfter', '/atomic-angular/services/navigation'],
    ['concept', '/atomic/utils/concepts'],
    ['theme body', '/atomic-angular/theme/theme-body-hook'],
    ['bulk query', '/atomic/api/query'],
  ],
  typo: [
    ['fetchSugest', '/atomic/api/suggest'],
    ['overflw manager', '/atomic-angular/directives/overflow-manager'],
    ['drawer stak', '/atomic-angular/components/drawer/drawer-stack'],
    ['principl store', '/atomic-angular/stores/principal'],
    ['highlght word', '/atomic-angular/pipes/highlight-word'],
    ['sponsred links', ['/atomic/api/sponsored-links', '/atomic-angular/components/sponsored-results']],
    ['transloco dtae', '/atomic-angular/pipes/transloco-date'],
  ],
  words: [
    ['mouse resize panel', '/atomic-angular/components/drawer'],
    ['promoted badge slice', '/atomic-angular/components/sponsored-results'],
    ['must include term', '/atomic-angular/components/missing-terms'],
    ['spelling correction modes', '/atomic-angular/components/did-you-mean'],
    ['treepath breadcrumb', '/atomic-angular/components/document-locator'],
    [
      'public private labels',
      [
        '/atomic-angular/components/labels',
        '/atomic-angular/components/labels/edit-label-dialog',
        '/atomic-angular/components/labels/multiselect-labels',
      ],
    ],
    [
      'renewed csrf token header',
      [
        '/atomic-angular/interceptors/auth',
        '/atomic/web-api-helpers',
        '/atomic/authentication/setToken',
        '/atomic/authentication/getCsrfToken',
      ],
    ],
    ['status 503 notification', '/atomic-angular/interceptors/toast'],
    ['relative time locale', '/atomic/utils/date'],
    ['even odd numbers', '/atomic/utils/bisect'],
    ['self-signed certificate', '/mint/tutorial/connection'],
    ['entity colors preview', ['/atomic-angular/tokens/highlights', '/mint/tutorial/highlighting']],
    ['service_id assistant', '/mint/features/assistant'],
  ],
  question: [
    ['how can the user sort the results', '/atomic-angular/components/sort-selector'],
    [
      'how do I get the icon of a document source',
      [
        '/atomic-angular/components/source',
        '/atomic-angular/pipes/source-icon',
        '/mint/configurations/customization',
      ],
    ],
    ['how do I cancel a running request', ['/atomic/web-api-helpers', '/atomic/api/similar-documents']],
    [
      'how to act as another user',
      [
        '/atomic-angular/stores/principal',
        '/atomic/configurations',
        '/atomic-angular/interceptors/auth',
        '/mint/how-to/configuration',
      ],
    ],
    ['how do I log what the user does', ['/atomic/audit', '/atomic-angular/services/audit']],
    ['how to limit how many authors are shown', '/atomic-angular/components/metadata'],
    [
      'how to load more values of a facet',
      [
        '/atomic/api/aggregations',
        '/atomic-angular/services/aggregations',
        '/atomic-angular/components/aggregation',
      ],
    ],
    [
      'how do I save the current search',
      [
        '/atomic-angular/services/saved-searches',
        '/atomic-angular/components/saved-searches',
        '/atomic-angular/stores/user-settings',
      ],
    ],
    [
      'where do I set the backend url',
      ['/atomic/configurations', '/mint/how-to/configuration', '/mint/tutorial/connection'],
    ],
    ['how to add german to the language menu', '/mint/tutorial/tabs-international'],
    [
      'what happens with wrong credentials',
      [
        '/atomic/authentication/login',
        '/atomic/authentication/getJWToken',
        '/atomic-angular/components/sign-in',
      ],
    ],
    ['how to delay a signal while typing', '/atomic-angular/utils/debounced-signal'],
    [
      'how can I open a preview in a new browser tab',
      [
        '/atomic-angular/services/preview',
        '/atomic-angular/directives/open-article-on-ctrl-enter',
        '/mint/features/preview',
      ],
    ],
    [
      'how do I put a component of mine in the drawer',
      ['/mint/configurations/tokens', '/atomic-angular/components/drawer'],
    ],
    ['how to read filters from the url', ['/atomic/api/query-params', '/atomic/utils/query-params']],
    [
      'can I hide a filter',
      [
        '/mint/configurations/filters',
        '/atomic-angular/components/filters/filters-bar',
        '/mint/configurations/customization',
      ],
    ],
    [
      'where does a route get its query name from',
      [
        '/atomic-angular/resolvers/query-name',
        '/atomic-angular/utils/query',
        '/atomic-angular/utils/routes',
        '/mint/configurations/routes',
      ],
    ],
    [
      'how do I give part of the page another theme',
      ['/atomic-angular/directives/theme-provider', '/atomic-angular/theme'],
    ],
    ['how to turn off all log messages', ['/atomic/utils/logger', '/atomic/guides/recipes-sign-in']],
    [
      'how to display a text of the administration in the language of the user',
      ['/atomic-angular/pipes/syslang', '/atomic/utils/syslang'],
    ],
    [
      'how to know whether a document is bookmarked',
      ['/atomic-angular/stores/user-settings', '/atomic-angular/directives/show-bookmark'],
    ],
  ],
})
