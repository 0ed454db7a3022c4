import type { InjectionToken } from '@angular/core'

/**
 * Names of the aggregations that are offered as filters.
 *
 * @token
 * @confidence medium
 */
export declare const AGGREGATIONS_NAMES: InjectionToken<string[]>

/**
 * The default names. Spread them into a value for `AGGREGATIONS_NAMES` to add names of your own.
 *
 * @confidence medium
 */
export declare const AGGREGATIONS_NAMES_PRESET_DEFAULT: string[]
