declare module '@/app/pages/home/home.component' {
  /** The landing page: the search box, recent and saved searches, bookmarks and collections. */
  export class HomeComponent {}
}

declare module '@/app/pages/search/layout' {
  /** The layout of the search section. It stays while its child routes change. */
  export class SearchLayoutComponent {}
}

declare module '@/app/pages/search/all/search-all.component' {
  /** The results page. */
  export class SearchAllComponent {}
}

declare module '@/app/pages/widgets/layout' {
  /** The layout of the pages for recent searches, bookmarks, saved searches and collections. */
  export class WidgetsLayoutComponent {}
}

declare module '@/app/pages/widgets/recent-searches/recent-searches.component' {
  /** The page of the recent searches. */
  export class RecentSearchesComponent {}
}

declare module '@/app/pages/widgets/bookmarks/bookmarks.component' {
  /** The page of the bookmarks. */
  export class BookmarksComponent {}
}

declare module '@/app/pages/widgets/saved-searches/saved-searches.component' {
  /** The page of the saved searches. */
  export class SavedSearchesComponent {}
}

declare module '@/app/pages/widgets/collections/collections.component' {
  /** The page of the collections. */
  export class CollectionsComponent {}
}

declare module '@/app/pages/assistant/assistant.layout' {
  /** The page of the standalone assistant. */
  export class AssistantLayoutComponent {}
}
