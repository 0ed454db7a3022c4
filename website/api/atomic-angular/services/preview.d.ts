import type { Article, AuditEvents, CustomHighlights, PreviewData, Query } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Fetches the preview of a document and exchanges messages with its iframe.
 *
 * @service
 */
export declare class PreviewService {
  /**
   * Fetches the preview data of a document in the context of a query.
   *
   * @param id the id of the document
   * @param q the query
   * @param customHighlights places to highlight, by category
   * @param audit audit events to send with the request
   */
  preview(
    id: string,
    q: Partial<Query>,
    customHighlights?: CustomHighlights[],
    audit?: AuditEvents,
  ): Observable<PreviewData>
  /**
   * Records in the audit log that the preview was closed.
   *
   * @param id the id of the document
   * @param query the query that you passed to `preview`
   */
  close(id: string, query: Partial<Query>): void
  /**
   * Previews an article in a new browser tab.
   *
   * @param article the article
   */
  openExternal(article: Article): void
  /**
   * Sets the window that the service sends messages to. `null` removes it.
   *
   * @param iframe the `contentWindow` of the iframe
   */
  setIframe(iframe: Window | null): void
  /**
   * Sets the preview data and chooses the highlight category of the extracts.
   *
   * @param data the preview data
   */
  setPreviewData(data: PreviewData): void
  /**
   * Posts a message to the iframe. Does nothing without an iframe.
   *
   * @param message any message
   */
  sendMessage(message: unknown): void
  /**
   * Requests the HTML of a whole highlight category from the iframe.
   *
   * @param id identifies the request
   * @param highlightCategory the category
   * @param previewData the preview data
   */
  retrieveHtmlContent(id: string, highlightCategory: string, previewData: PreviewData): void
  /** Enlarges the previewed page. */
  zoomIn(): void
  /** Shrinks the previewed page. */
  zoomOut(): void
  /**
   * Shows or hides AI descriptions in the preview.
   *
   * @status from 11.13.0
   * @param enabled `true` to show them
   */
  toggleAiDescription(enabled: boolean): void
  /**
   * Shows or hides the groups of highlights.
   *
   * @param extracts `true` to show the highlights of extracts
   * @param entities `true` to show the highlights of entities
   */
  toggle(extracts: boolean, entities: boolean): void
  /**
   * Emits `'fetching'` while the extracts are being computed.
   *
   * @status up to 0.1
   */
  readonly events: Observable<string>
  /**
   * Returns the position of an occurrence of an entity value within its category. `undefined` without preview data.
   *
   * @status up to 0.1
   * @param entity the category of the entity
   * @param value the value of the entity
   * @param index the number of the occurrence
   */
  getEntityId(entity: string, value: string, index: number): number | undefined
}
