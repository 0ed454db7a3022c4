import type { Observable } from 'rxjs'
import type { LabelsConfig } from './index'

/**
 * Connects the label components with the labels web service: suggestions, rights, configuration.
 *
 * @service
 */
export declare class LabelService {
  /** Tells whether the current user may edit labels. Await the answer. */
  canHandleLabels(): boolean | Promise<boolean>
  /** Fetches label suggestions. Later releases name it `fetch`. */
  fetchLabels(...args: unknown[]): unknown
  /** Saves changes, if your version implements it. Use `labels` of the core library instead. */
  saveLabels(...args: unknown[]): unknown
  /** Emits the configuration of the labels. */
  getLabelsConfig(): Observable<LabelsConfig>
}
