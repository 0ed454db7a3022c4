import type { Signal } from '@angular/core'
import type { Aggregation } from '@sinequa/atomic'

/**
 * Holds the aggregations of the latest search result.
 *
 * @store
 */
export declare class AggregationsStore {
  /** The current aggregations. Can be empty or undefined before the first search. */
  readonly aggregations: Signal<Aggregation[]>

  /**
   * Replaces the whole list.
   *
   * @param aggregations the new list, such as `result.aggregations`
   */
  update(aggregations: Aggregation[]): void

  /**
   * Updates one aggregation in the store, for example after loading more items or opening a tree node.
   *
   * @param aggregation the changed aggregation
   */
  updateAggregation(aggregation: Aggregation): void

  /** Sets `aggregations` to an empty array, through `patchState` of NgRx. */
  clear(): void

  /**
   * Looks up one aggregation by its exact name (the default) or its exact column. `undefined` if there is none.
   *
   * @param name the name of the aggregation, or its column when `kind` is `'column'`
   * @param kind the meaning of `name`, `'name'` by default
   */
  getAggregation(name: string, kind?: 'column' | 'name'): Aggregation | undefined
}
