const component = (name: string) => `src/components/${name}.tsx`
const components = (...names: string[]) => names.map(component)

/**
 * The files that each step of the guide adds or changes. A folder beside
 * this file has the steps' own versions of them; every other file is that
 * of the whole application.
 */
export const STEPS: Readonly<Record<string, readonly string[]>> = {
  '1-connect': [
    'index.html',
    'vite.config.ts',
    'src/App.tsx',
    'src/main.tsx',
    'src/session.ts',
    'src/styles',
  ],
  '2-sign-in': [
    'src/App.tsx',
    'src/errors.ts',
    'src/pages/SearchPage.tsx',
    'src/pages/SignInPage.tsx',
    ...components('ErrorMessage', 'Logo'),
  ],
  '3-address': [
    'src/location.ts',
    'src/pages/SearchPage.tsx',
    'src/use-draft.ts',
    'src/use-shortcut.ts',
    ...components('Header', 'Icon', 'SearchBox'),
  ],
  '4-search': [
    'src/App.tsx',
    'src/app-config.ts',
    'src/pages/SearchPage.tsx',
    'src/queries.ts',
    'src/query-client.ts',
    ...components(
      'FileKind',
      'Highlighted',
      'Pager',
      'ResultCard',
      'ResultCount',
      'ResultList',
    ),
    ...components('SortSelect', 'UserMenu'),
  ],
  '5-filter': [
    'src/filters.ts',
    'src/pages/SearchPage.tsx',
    ...components(
      'ActiveFilters',
      'DateRangeFields',
      'Facet',
      'Facets',
      'Histogram',
      'Tabs',
    ),
  ],
  '6-suggest': ['src/pages/SearchPage.tsx', component('SuggestBox')],
  '7-preview': [
    'src/pages/SearchPage.tsx',
    'src/use-media.ts',
    ...components('Highlights', 'Preview', 'PreviewFrame'),
  ],
  '8-keep': [
    'src/export.ts',
    'src/pages/SearchPage.tsx',
    'src/settings.ts',
    ...components(
      'ExportButton',
      'SaveSearchButton',
      'SettingsMessages',
      'Star',
      'StoredList',
      'StoredLists',
    ),
  ],
  tests: [
    'serve.ts',
    'src/testing.ts',
    ...tests(
      'filters',
      'location',
      'preview',
      'queries',
      'session',
      'settings',
    ),
  ],
}

function tests(...names: string[]): string[] {
  return names.map((name) => `src/${name}.test.ts`)
}
