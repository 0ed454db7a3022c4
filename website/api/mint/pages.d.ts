declare module '@/app/pages/home/home' {
  /** The landing page: recently viewed documents, recent searches and bookmarks. */
  export class HomeComponent {}
}

declare module '@/app/pages/search/layout' {
  /** The layout of the search section. It stays while its child routes change. */
  export class SearchLayoutComponent {}
}

declare module '@/app/pages/search/all/search-all' {
  /** The results page. */
  export class SearchAllComponent {}
}

declare module '@/app/pages/widgets/layout' {
  /** The layout of the pages for recent searches, bookmarks, saved searches and collections. */
  export class WidgetsLayoutComponent {}
}

declare module '@/app/pages/assistant/assistant.layout' {
  /** The page of the standalone assistant. */
  export class AssistantLayoutComponent {}
}
