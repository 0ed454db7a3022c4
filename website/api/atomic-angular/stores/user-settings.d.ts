import type { Signal } from '@angular/core'
import type { EmptyFeatureResult, SignalStoreFeature } from '@ngrx/signals'
import type { Article, AuditEvents, QueryParams, UserSettings } from '@sinequa/atomic'

/** A bookmarked article. */
export interface Bookmark {
  /** The id of the article. */
  id: string
  /** The title of the article. */
  label: string
  /** The first collection of the article. */
  source?: string
  /** The first author of the article. */
  author?: string
  /** The folder of the article. */
  parentFolder?: string
  /** The query that found the article. */
  queryName?: string
}

/** An entry of the recent searches. */
export interface RecentSearch {
  /** The hash part of the search URL. */
  url: string
  /** The text shown for the search. */
  display: string
  /** The label of the search. */
  label: string
  /** The number of filters. */
  filterCount: number
  /** The time of the search, in ISO format. */
  date: string
  /** The parameters of the search. */
  queryParams: QueryParams
}

/** A basket, shown as a collection. */
export interface Basket {
  /** The name of the basket. */
  name: string
  /** The ids of its records. */
  ids?: string[]
}

/** An alert. */
export type Alert = Record<string, unknown>

/**
 * Holds the data and preferences of the user, saved on the server.
 *
 * @store
 */
export declare class UserSettingsStore {
  /** The language of the user. */
  readonly language: Signal<UserSettings['language']>
  /** The bookmarks. */
  readonly bookmarks: Signal<Bookmark[]>
  /** The recent searches, newest first. */
  readonly recentSearches: Signal<RecentSearch[]>

  /** Loads the saved settings from the server into the state. */
  initialize(): void
  /** Deletes the settings on the server and restores the initial state. */
  reset(): void

  /** Replaces the bookmarks. Logs the audit events that you pass. */
  updateBookmarks(bookmarks: UserSettings['bookmarks'], auditEvents?: AuditEvents): void
  /** Bookmarks an article unless it is already bookmarked. `queryName` is the query that found the article. */
  bookmark(article: Article, queryName?: string): void
  /** Removes the bookmark of the article with this id, if there is one. */
  unbookmark(id: string): void
  /** Tells whether an article is bookmarked. A partial article is enough. */
  isBookmarked(article: Partial<Article>): boolean
  /** Bookmarks an article, or removes its bookmark. */
  toggleBookmark(article: Article): void

  /** Deletes the recent search at `index`. */
  deleteRecentSearch(index: number): void
  /** Replaces the recent searches. Logs the audit events that you pass. */
  updateRecentSearches(recentSearches: UserSettings['recentSearches'], auditEvents?: AuditEvents): void
  /** Adds the current search to the recent searches. */
  addCurrentSearch(queryParams: QueryParams): void

  /** Deletes the saved search at `index`. */
  deleteSavedSearch(index: number): void
  /** Replaces the saved searches. */
  updateSavedSearches(savedSearches: UserSettings['savedSearches']): void

  /** Adds a basket. */
  createBasket(basket: Basket): void
  /** Deletes the basket at `index`. */
  deleteBasket(index: number): void
  /** Replaces the basket at `index`. */
  updateBasket(basket: Basket, index: number): void
  /** Replaces all baskets. */
  updateBaskets(baskets: UserSettings['baskets']): void
  /** Adds one or several record ids to the basket with this name. */
  addToBasket(name: string, ids: string | string[]): void
  /** Removes one or several record ids from the basket with this name. */
  removeFromBasket(name: string, ids: string | string[]): void

  /** Adds an alert. */
  createAlert(alert: Alert): void
  /** Deletes the alert at `index`. */
  deleteAlert(index: number): void
  /** Replaces the alert at `index`. */
  updateAlert(alert: Alert, index: number): void
  /** Replaces all alerts. */
  updateAlerts(alerts: Alert[]): void

  /** Replaces the settings of the assistants. */
  updateAssistantSettings(assistantSettings: UserSettings['assistants']): void
  /** Sets the language of the user, such as `fr`. Logs the audit events that you pass. */
  updateLanguage(language: UserSettings['language'], auditEvents?: AuditEvents): void
  /** Sets the color mode of the user. */
  setUserTheme(theme: 'light' | 'dark' | 'system'): void
}

type Feature<Methods extends Record<string, Function>> = SignalStoreFeature<
  EmptyFeatureResult,
  { state: {}; props: {}; methods: Methods }
>

/**
 * Signal store feature: `initialize` and `reset`.
 *
 * @status up to 0.1
 */
export declare function withUserSettingsFeatures(): Feature<Pick<UserSettingsStore, 'initialize' | 'reset'>>

/**
 * Signal store feature: the bookmark methods.
 *
 * @status up to 0.1
 */
export declare function withBookmarkFeatures(): Feature<
  Pick<UserSettingsStore, 'updateBookmarks' | 'bookmark' | 'unbookmark' | 'isBookmarked' | 'toggleBookmark'>
>

/**
 * Signal store feature: the methods of the recent searches.
 *
 * @status up to 0.1
 */
export declare function withRecentSearchFeatures(): Feature<
  Pick<UserSettingsStore, 'deleteRecentSearch' | 'updateRecentSearches' | 'addCurrentSearch'>
>

/**
 * Signal store feature: the methods of the saved searches.
 *
 * @status up to 0.1
 */
export declare function withSavedSearchFeatures(): Feature<
  Pick<UserSettingsStore, 'deleteSavedSearch' | 'updateSavedSearches'>
>
