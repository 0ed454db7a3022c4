import type { PipeTransform } from '@angular/core'
import type { FilterOperator, LegacyFilter } from '@sinequa/atomic'

/**
 * Turns a filter into a short text: the sign of its operator and its value.
 *
 * @pipe operator
 */
export declare class OperatorPipe implements PipeTransform {
  /**
   * Returns the sign and the value as HTML.
   *
   * @param filter the filter
   */
  transform(filter?: LegacyFilter): string
  /**
   * Returns the sign alone.
   *
   * @status up to 0.1
   * @param operator the operator
   */
  transformOperator(operator?: FilterOperator): string
}
