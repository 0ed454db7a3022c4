import type { Observable } from 'rxjs'
import type { LabelsConfig } from './index'

/**
 * Connects the label components with the labels web service: suggestions, rights, configuration.
 *
 * @service
 * @confidence medium
 */
export declare class LabelService {
  /** Whether the current user may edit labels. Await the answer. */
  canHandleLabels(): boolean | Promise<boolean>
  /** Fetches label suggestions. Parameters and return type are not documented. */
  fetchLabels(...args: unknown[]): unknown
  /**
   * Saves changes, if your version implements it: do not rely on it. Parameters and return type are not documented.
   *
   * @confidence low
   */
  saveLabels(...args: unknown[]): unknown
  /**
   * Emits the configuration of the labels.
   *
   * @early
   */
  getLabelsConfig(): Observable<LabelsConfig>
}
