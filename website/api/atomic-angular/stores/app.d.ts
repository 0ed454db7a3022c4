import type { Signal } from '@angular/core'
import type { ActivatedRoute } from '@angular/router'
import type { StateSource } from '@ngrx/signals'
import type { CCApp, CCQuery, CCWebService } from '@sinequa/atomic'

declare const AppState: abstract new () => StateSource<CCApp>

/** A customization JSON object. Its content depends on the application. */
export type CJson = Record<string, unknown>

/** Customization of one value of a filter. Only the known members are listed. */
export interface CFilterItem {
  /** The value of the aggregation item. */
  value: string
  /** Icon classes shown with the value. */
  icon?: string
}

/** Configuration of one filter, an entry of the `filters` file. Only the known members are listed. */
export interface CFilter {
  /** The index column of the filter. */
  column: string
  /** Icon classes shown with the filter. */
  icon?: string
  /** Label of the filter. */
  display?: string
  /** Hides the filter when `true`. */
  hidden?: boolean
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
 * Holds the configuration of the application as the server returns it, with helpers that read parts of it.
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
  /** Icons of the record sources, from the `sources` customization file. Sinequa 11.12 or later; preconfigured there. */
  readonly sources: Signal<CSources>
  /** Configuration of the filters, from the `filters` customization file. Sinequa 11.12 or later. */
  readonly filters: Signal<CFilter[]>

  /** Fetches the configuration through `AppService` and stores it. Needs a signed-in user, so call it right after the login. */
  initialize(): Promise<void>
  /** Does the same as `initialize` for the application named `appName`. */
  initializeWithAppName(appName: string): Promise<void>
  /** Replaces the state with the given configuration. */
  update(app: CCApp): void

  /** Returns the alias of a column, or the name of the column when it has no alias. */
  getColumnAlias(column: string): string
  /** Reads one of the extra customization JSON files, such as `routes`. Gives `undefined` when it is missing. Sinequa 11.12 or later. */
  getNamedCustomizationJson(name: string): any

  /** Returns the first configured web service of a type, else `undefined`. */
  getWebServiceByType(type: CCWebService['webServiceType']): CCWebService | undefined
  /** Returns the index columns that hold private and public labels. Both are empty strings without a labels configuration. */
  getLabels(): { private: string; public: string }

  /** Returns the query configuration with this name, such as `_query`. */
  getQueryByName(name: string): CCQuery | undefined
  /** Returns the query configuration at this position, from 0. */
  getQueryByIndex(index: number): CCQuery | undefined
  /** Returns the default query, which is always the first of the list. Same as `getQueryByIndex(0)`. */
  getDefaultQuery(): CCQuery | undefined
  /** Tells whether the query may run without text, as set in the administration. `false` when the query is not found. */
  allowEmptySearch(queryName: string): boolean

  /** Returns the icon configured for the aggregation of a column. */
  getAggregationIcon(column: string): string | undefined
  /** Returns the whole filter configuration of a column. The documented return type is `Aggregation`; what you get is the filter configuration object. */
  getAggregationCustomization(column: string): CFilter | undefined
  /** Returns the `items` part of the filter configuration of a column. */
  getAggregationItemsCustomization(column: string): CFilterItem[] | undefined
  /**
   * Returns the filters allowed for a route, driven by the token `AGGREGATIONS_NAMES`. Each has at least a name and a column.
   *
   * @early
   * @param route the route; a later version has no such parameter
   */
  getAuthorizedFilters(route?: ActivatedRoute): { name: string; column: string }[]

  /** `true` when the configuration has an assistant of this name with a `service_id`, otherwise `false`. */
  isAssistantAllowed(assistantName: string): boolean
}
