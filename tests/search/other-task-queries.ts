import { type JudgedQuery, judgedSet } from './judged'

/**
 * For other tasks than `TASK_QUERIES`, in the same proportions, so that a ranking or keywords tuned to the wording of
 * one set fail with the other.
 */
export const OTHER_TASK_QUERIES: readonly JudgedQuery[] = judgedSet({
  identifier: [
    ['getFiltersFromURI', ['/atomic/api/query-params', '/atomic/utils/query-params']],
    ['SAVED_SEARCHES_CONFIG', ['/atomic-angular/components/saved-searches', '/mint/configurations/tokens']],
    ['InfinityScrollDirective', '/atomic-angular/directives/infinite-scroll'],
    ['aggregationItemStrictCompare', '/atomic/api/aggregations'],
    ['retrieveHtmlContent', '/atomic-angular/services/preview'],
    ['QueryIntentMatch', ['/atomic/types/types_table', '/atomic-angular/services/query-intent']],
    ['isAssistantAllowed', ['/atomic-angular/stores/app', '/mint/features/assistant']],
    [
      'provideAppInitializer',
      [
        '/mint/how-to/configuration',
        '/mint/others/authentication',
        '/atomic-angular/utils/sign-in',
        '/mint/configurations/logos-and-title',
      ],
    ],
    ['loadDefaultTheme', '/atomic-angular/stores/theme'],
    [
      'autoSAMLProvider',
      [
        '/atomic/configurations',
        '/mint/others/authentication',
        '/mint/how-to/configuration',
        '/atomic/authentication/trySAMLAuthentication',
      ],
    ],
    ['<more-button />', '/atomic-angular/components/filters/more'],
  ],
  part: [
    ['SelectionStrat', '/atomic-angular/directives/select-article-on-click'],
    ['HelpIndex', '/atomic/utils/utilities'],
    ['processCss', '/atomic-angular/stores/theme'],
    ['AuditAdditional', '/atomic/audit'],
    ['strict compare', '/atomic/api/aggregations'],
    ['nextPag', '/atomic-angular/components/pager'],
    ['LabelsAccess', '/atomic-angular/stores/application'],
    ['tab from url', ['/atomic/api/query-params', '/atomic/utils/query-params']],
  ],
  typo: [
    ['serch service', '/atomic-angular/services/search'],
    ['agregation component', '/atomic-angular/components/aggregation'],
    [
      'saved seaches',
      ['/atomic-angular/components/saved-searches', '/atomic-angular/services/saved-searches'],
    ],
    ['resovler query name', '/atomic-angular/resolvers/query-name'],
    ['tailwnd merge', '/atomic-angular/utils/tailwind-utils'],
    ['customizaton json', '/mint/configurations/customization'],
    ['getRelatveDate', '/atomic/utils/date'],
  ],
  words: [
    ['intersection observer sentinel', '/atomic-angular/directives/infinite-scroll'],
    [
      'scope light dark palette',
      [
        '/atomic-angular/theme',
        '/atomic-angular/stores/theme',
        '/atomic-angular/components/theme-toggle',
        '/atomic-angular/directives/theme-provider',
      ],
    ],
    ['contenteditable shortcut', '/atomic/utils/is-not-input-event'],
    ['sentences around passage', ['/atomic/api/text-chunk', '/atomic-angular/services/text-chunk']],
    ['injection context query', ['/atomic-angular/utils/query', '/atomic-angular/utils/routes']],
    ['hash url routes', '/mint/configurations/routes'],
    ['HTML entities comparison sign', '/atomic-angular/pipes/operator'],
    ['accents case-insensitive match', '/atomic-angular/pipes/highlight-word'],
    [
      'bearer token header',
      ['/atomic/configurations', '/atomic/web-api-helpers', '/atomic-angular/interceptors/auth'],
    ],
    ['fielded search drawer', '/atomic-angular/components/filters/advanced-filters'],
    [
      'drawer history back',
      ['/atomic-angular/services/selection-history', '/atomic-angular/components/drawer/drawer-stack'],
    ],
    ['logo base64', ['/mint/tutorial/logosandcolors', '/mint/configurations/logos-and-title']],
    ['duplicate component merge conflict', '/mint/tutorial/updating'],
  ],
  question: [
    [
      'how do I get the text around a match',
      ['/atomic/api/text-chunk', '/atomic-angular/services/text-chunk'],
    ],
    ['how can users pick a theme', ['/atomic-angular/components/theme-selector', '/atomic-angular/theme']],
    [
      'how to show a message when an API call fails',
      ['/atomic-angular/interceptors/toast', '/atomic/guides/recipes-sign-in'],
    ],
    ['where is the user sent after a 401', '/atomic-angular/interceptors/error'],
    ['how to run several queries at once', ['/atomic/api/query', '/atomic-angular/services/query']],
    [
      'what does the server know about the current user',
      ['/atomic/api/principal', '/atomic-angular/services/principal', '/atomic-angular/stores/principal'],
    ],
    [
      'how do I add a tab to the search page',
      [
        '/mint/configurations/routes',
        '/mint/configurations/customization',
        '/atomic-angular/components/navbar-tabs',
        '/mint/tutorial/tabs-international',
      ],
    ],
    ['how to write my own interceptor for the locale', '/atomic-angular/interceptors/body'],
    [
      'how to remove a label from a document',
      [
        '/atomic-angular/components/labels/multiselect-labels',
        '/atomic-angular/components/labels',
        '/atomic-angular/components/labels/edit-label-dialog',
      ],
    ],
    ['how to close all drawers', '/atomic-angular/components/drawer/drawer-stack'],
    ['how to retry a failed request', ['/atomic/web-api-helpers', '/atomic/guides/recipes-sign-in']],
    ['how do I merge class names conditionally', '/atomic-angular/utils/tailwind-utils'],
    ['how to export the selected documents as csv', '/atomic/api/export'],
    [
      'how do I jump to the next highlight in the preview',
      ['/atomic-angular/services/preview', '/mint/features/preview'],
    ],
    [
      'which query does the application use by default',
      ['/atomic-angular/resolvers/query-name', '/atomic-angular/stores/app'],
    ],
    ['how to prevent a page from loading before the data is there', '/atomic-angular/guards/initialization'],
    ['how do I show more fields in a search result', '/mint/tutorial/result-metadata'],
    ['where are translations kept', '/mint/tutorial/tabs-international'],
    ['how to use atomic without angular', ['/atomic/intro', '/']],
    [
      'how to create a new collection',
      ['/atomic-angular/components/collections', '/atomic-angular/stores/user-settings'],
    ],
    [
      'how to ask a plugin on the server',
      ['/atomic-angular/services/json-method-plugin', '/atomic-angular/guides/recipes'],
    ],
  ],
})
