import { type JudgedQuery, judgedSet } from './judged'

/**
 * Mostly names: of functions, components, tags, tokens and types, whole, incomplete and with typos. A missed name
 * weighs more here than in sets with many words and questions.
 */
export const NAME_QUERIES: readonly JudgedQuery[] = judgedSet({
  identifier: [
    ['fetchDatasetList', '/atomic/api/datasets'],
    ['RecentSearchesComponent', '/atomic-angular/components/recent-searches'],
    ['<theme-toggle />', '/atomic-angular/components/theme-toggle'],
    ['document-locator', '/atomic-angular/components/document-locator'],
    ['ApplicationService', '/atomic-angular/services/application'],
    [
      'AGGREGATIONS_NAMES',
      ['/mint/configurations/tokens', '/mint/tutorial/filters', '/atomic-angular/components/filters'],
    ],
    ['TopPassage', ['/atomic/types/types_table', '/atomic/api/query']],
    ['translateAggregationToDateOptions', '/atomic/api/aggregations'],
    ['withThemeBodyHook', '/atomic-angular/theme/theme-body-hook'],
    ['SourceIconPipe', '/atomic-angular/pipes/source-icon'],
    ['AuditEventType', ['/atomic/audit', '/atomic/types/types_table']],
    ['getFromUserSettingsForText', '/atomic-angular/services/autocomplete'],
  ],
  part: [
    ['EditLabel', '/atomic-angular/components/labels/edit-label-dialog'],
    ['InfiniteScr', '/atomic-angular/directives/infinite-scroll'],
    ['WebTokenCookie', '/atomic/authentication/deleteWebTokenCookie'],
    ['ShowBook', '/atomic-angular/directives/show-bookmark'],
    ['BulkQuery', '/atomic/api/query'],
    ['AndCreateRoutes', '/atomic-angular/services/application'],
    ['TreeAggregationN', ['/atomic/types/types_table', '/atomic/api/aggregations']],
  ],
  typo: [
    ['drawr stack', '/atomic-angular/components/drawer/drawer-stack'],
    ['similiar documents', '/atomic/api/similar-documents'],
    ['fetchDatset', '/atomic/api/datasets'],
    ['initialisation gaurd', '/atomic-angular/guards/initialization'],
    ['css varibles', '/mint/configurations/css-variables'],
  ],
  words: [
    ['promoted links badge', ['/atomic-angular/components/sponsored-results', '/atomic/api/sponsored-links']],
    ['sort orders dropdown', '/atomic-angular/components/sort-selector'],
    ['username password form', '/atomic-angular/components/sign-in'],
    ['parse full text patterns', '/atomic/utils/concepts'],
    ['shortcut input textarea', '/atomic/utils/is-not-input-event'],
    ['web worker extracts', '/mint/configurations/tokens'],
    [
      'tree node children',
      [
        '/atomic-angular/services/aggregations',
        '/atomic-angular/components/aggregation',
        '/atomic/api/aggregations',
        '/atomic-angular/stores/aggregations',
      ],
    ],
    ['customization json files', '/mint/configurations/customization'],
    ['401 403 sign out', '/atomic-angular/interceptors/error'],
    [
      'light dark mode scope',
      ['/atomic-angular/components/theme-toggle', '/atomic-angular/stores/theme', '/atomic-angular/theme'],
    ],
  ],
  question: [
    ['how do I hash a string', '/atomic/helpers/sha512'],
    [
      'list the documents the user bookmarked',
      ['/atomic-angular/components/bookmarks', '/atomic-angular/stores/user-settings'],
    ],
    ['how can I highlight the search words in a text', '/atomic-angular/pipes/highlight-word'],
    ['what happens when a search returns nothing', '/atomic-angular/components/no-result'],
    ['how to keep my clone up to date with upstream', '/mint/tutorial/updating'],
    [
      'how do I find out who is the current user',
      ['/atomic/api/principal', '/atomic-angular/services/principal', '/atomic-angular/stores/principal'],
    ],
  ],
})
