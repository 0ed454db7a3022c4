import type { Observable } from 'rxjs'
import type { LabelsConfig } from './index'

/**
 * Connects the label components with the labels web service: suggestions, rights, configuration.
 *
 * @service
 */
export declare class LabelService {
  /** Tells whether the current user may edit labels. Await the answer. */
  canHandleLabels(): Promise<boolean>
  /** Emits the configuration of the labels. */
  getLabelsConfig(): Observable<LabelsConfig>
}
