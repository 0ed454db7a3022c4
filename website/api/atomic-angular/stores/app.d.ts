import type { Signal } from '@angular/core'
import type { ActivatedRoute } from '@angular/router'
import type { StateSource } from '@ngrx/signals'
import type { CCApp, CCQuery, CCWebService } from '@sinequa/atomic'

declare const AppState: abstract new () => StateSource<CCApp>

/** A customization JSON object. Its content depends on the application. */
export type CJson = Record<string, unknown>

/** Customization of one value of a filter. */
export interface CFilterItem {
  /** The value of the aggregation item. */
  value: string
  /** Icon classes shown with the value. */
  icon?: string
}

/** Configuration of one filter, an entry of the `filters` file. */
export interface CFilter {
  /** The index column of the filter. */
  column: string
  /** The name of the aggregation. */
  name?: string
  /** Icon classes shown with the filter. */
  icon?: string
  /** Label of the filter. */
  display?: string
  /** Hides the filter when `true`. */
  hidden?: boolean
  /** Adds a search field to the filter when `true`. */
  searchable?: boolean
  /** Customization of single values. */
  items?: CFilterItem[]
}

/** Icons of the record sources, in three maps. An icon is `iconClass` (Font Awesome classes) or `iconPath` (path of an image, such as `/r/icons/wiki.png`). */
export interface CSources {
  /** By collection path, such as `/web/wiki2/`. */
  collection: Record<string, { iconClass?: string; iconPath?: string }>
  /** By source name. */
  source: Record<string, { iconClass?: string; iconPath?: string }>
  /** By connector name. */
  connector: Record<string, { iconClass?: string; iconPath?: string }>
}

/**
 * Holds the configuration of the application as the server returns it, with methods that read parts of it.
 *
 * @store
 */
export declare class AppStore extends AppState {
  /**
   * The customization JSON of the application.
   *
   * @default {}
   */
  readonly customizationJson: Signal<CJson>
  /** Icons of the record sources, from the `sources` file. Preconfigured since Sinequa 11.12. */
  readonly sources: Signal<CSources>
  /** Configuration of the filters, from the `filters` file. Since Sinequa 11.12. */
  readonly filters: Signal<CFilter[]>
  /** Name, logos and other settings of the application, from the `general` file. */
  readonly general: Signal<{ name?: string; [key: string]: unknown }>
  /** Configuration of the assistants by name, from the `assistants` file. */
  readonly assistants: Signal<CJson>

  /** Fetches the configuration through `AppService` and stores it. Needs a signed-in user, so call it right after the login. Logs an error and rejects. */
  initialize(): Promise<void>
  /** Does the same as `initialize` for the application named `appName`. */
  initializeWithAppName(appName: string): Promise<void>
  /** Replaces the state with the given configuration. */
  update(app: CCApp): void

  /** Returns the alias of a column, or the column itself if it has no alias. */
  getColumnAlias(column: string): string
  /** Returns the entry of an extra customization file, such as `routes`, or `undefined` if there is none. The content is in `data`. Since Sinequa 11.12. */
  getNamedCustomizationJson(name: string): CCApp['customJSONs'][number] | undefined

  /** Returns the first configured web service of a type, or `undefined`. */
  getWebServiceByType(type: CCWebService['webServiceType']): CCWebService | undefined
  /** Returns the index columns that hold private and public labels. Both are empty strings without a labels configuration. */
  getLabels(): { private: string; public: string }

  /** Returns the query configuration with this name, such as `_query`. */
  getQueryByName(name: string): CCQuery | undefined
  /** Returns the query configuration at this position, from 0. */
  getQueryByIndex(index: number): CCQuery | undefined
  /** Returns the default query, which is always the first of the list. Same as `getQueryByIndex(0)`. */
  getDefaultQuery(): CCQuery | undefined
  /** Tells whether the query may run without text, as set in the administration. */
  allowEmptySearch(queryName: string): boolean

  /** Returns the icon configured for the aggregation of a column. */
  getAggregationIcon(column: string): string | undefined
  /** Returns the whole filter configuration of a column. */
  getAggregationCustomization(column: string): CFilter | undefined
  /** Returns the `items` part of the filter configuration of a column. */
  getAggregationItemsCustomization(column: string): CFilterItem[] | undefined
  /**
   * Returns the aggregations whose names are in the token `AGGREGATIONS_NAMES`, in the order of the query of the route.
   *
   * @param route the route with the query name
   */
  getAuthorizedFilters(route?: ActivatedRoute): { name: string; column: string }[]

  /** Tells whether the configuration has an assistant of this name with a `defaultValues.service_id`. */
  isAssistantAllowed(assistantName: string): boolean
}
