import type { Signal } from '@angular/core'
import type { Aggregation } from '@sinequa/atomic'

/**
 * Holds the aggregations of the latest search result.
 *
 * @store
 */
export declare class AggregationsStore {
  /** The current aggregations. May be empty or undefined before the first search. */
  readonly aggregations: Signal<Aggregation[]>

  /**
   * Replaces the whole list.
   *
   * @param aggregations the new list, such as `result.aggregations`
   */
  update(aggregations: Aggregation[]): void

  /**
   * Changes a single aggregation of the store, for example after more of its items were loaded or a tree node was opened.
   *
   * @param aggregation the changed aggregation
   */
  updateAggregation(aggregation: Aggregation): void

  /** Sets `aggregations` to an empty array, through `patchState` of NgRx. */
  clear(): void

  /**
   * Looks up one aggregation, by its name (the default) or by its column.
   *
   * @param name the name of the aggregation, or its column when `kind` is `'column'`
   * @param kind what `name` stands for; `'name'` when left out
   */
  getAggregation(name: string, kind?: 'column' | 'name'): Aggregation
}
