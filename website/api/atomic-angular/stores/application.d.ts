import type { Signal } from '@angular/core'

/**
 * Holds flags of the running application and the preview extracts of documents.
 *
 * @store
 */
export declare class ApplicationStore {
  /**
   * The application is initialized. The initialization guard and the loading page read it.
   *
   * @confidence medium
   */
  readonly ready: Signal<boolean>
  /**
   * The assistant is ready.
   *
   * @confidence medium
   */
  readonly assistantReady: Signal<boolean>
  /**
   * The user may use labels.
   *
   * @confidence medium
   */
  readonly hasLabelsAccess: Signal<boolean>
  /**
   * Computed count of extracts.
   *
   * @confidence medium
   */
  readonly extractsCount: Signal<number>

  /** Sets `ready` to `true`. */
  updateReadyState(): void
  /** Sets `assistantReady` to `true`. */
  updateAssistantReady(): void
  /**
   * Sets `hasLabelsAccess`, to `true` when you leave out `value`.
   *
   * @param value the new value; `true` when left out
   */
  updateHasLabelsAccess(value?: boolean): void
  /**
   * Stores the extracts of a document. The documented type is `Extract[]`; its fields are not described.
   *
   * @param id the id of the document
   * @param extracts its extracts
   */
  updateExtracts(id: string, extracts: unknown[]): void
  /**
   * Returns the extracts stored for a document. The documented type is `Extract[]`; its fields are not described.
   *
   * @param id the id of the document
   */
  getExtracts(id: string): unknown[]
}
