import type { Signal } from '@angular/core'

/**
 * Holds flags of the running application and the preview extracts of documents.
 *
 * @store
 */
export declare class ApplicationStore {
  /** The application is initialized. The initialization guard and the loading page read it. */
  readonly ready: Signal<boolean>
  /** The assistant is ready. */
  readonly assistantReady: Signal<boolean>
  /** The user may use labels. */
  readonly hasLabelsAccess: Signal<boolean>
  /** The number of documents with extracts. Computed. */
  readonly extractsCount: Signal<number>

  /** Sets `ready` to `true`. */
  updateReadyState(): void
  /** Sets `assistantReady` to `true`. */
  updateAssistantReady(): void
  /**
   * Sets `hasLabelsAccess`.
   *
   * @param value the new value, `true` by default
   */
  updateHasLabelsAccess(value?: boolean): void
  /**
   * Stores the extracts of a document.
   *
   * @param id the id of the document
   * @param extracts its extracts
   */
  updateExtracts(id: string, extracts: unknown[]): void
  /**
   * Returns the extracts stored for a document, or `undefined` for an unknown id.
   *
   * @param id the id of the document
   */
  getExtracts(id: string): unknown[] | undefined
}
