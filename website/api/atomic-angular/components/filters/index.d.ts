import type { InjectionToken } from '@angular/core'

/**
 * Names of the aggregations that become filters.
 *
 * @token
 */
export declare const AGGREGATIONS_NAMES: InjectionToken<string[]>

/** The default names. Spread them into a value for `AGGREGATIONS_NAMES` to add your own names. */
export declare const AGGREGATIONS_NAMES_PRESET_DEFAULT: string[]
