import type { Article, AuditEvents, CustomHighlights, PreviewData, Query } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Gets the preview of a document and exchanges messages with its iframe.
 *
 * @service
 */
export declare class PreviewService {
  /**
   * Fetches the preview data of the document `id` in the context of the query `q`. You can add highlights of your own and audit events.
   *
   * @param id the id of the document
   * @param q the query
   * @param customHighlights places to highlight, by category
   * @param audit audit events to send along
   */
  preview(
    id: string,
    q: Partial<Query>,
    customHighlights?: CustomHighlights[],
    audit?: AuditEvents,
  ): Observable<PreviewData>
  /**
   * Tells the service that you have closed the preview, for the audit log. Pass the query that you gave to `preview`.
   *
   * @param id the id of the document
   * @param query the query with which the preview was fetched
   */
  close(id: string, query: Partial<Query>): void
  /**
   * Previews an article in a new browser tab.
   *
   * @param article the article
   */
  openExternal(article: Article): void
  /**
   * Sets the window that the service talks to, the `contentWindow` of the iframe. `null` forgets it.
   *
   * @param iframe the `contentWindow` of the iframe
   */
  setIframe(iframe: Window | null): void
  /**
   * Hands over the preview data and decides which highlight category the extracts come from.
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
   * Requests the HTML of a whole highlight category from the iframe, under the identifier `id`.
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
   * Shows or hides AI descriptions in the preview. One document spells it `toggleAIDescription`.
   *
   * @newer
   * @param enabled `true` to show them
   */
  toggleAiDescription(enabled: boolean): void
  /**
   * Sets which groups of highlights are visible.
   *
   * @param extracts show the highlights of extracts
   * @param entities show the highlights of entities
   */
  toggle(extracts: boolean, entities: boolean): void
  /**
   * Emits `'fetching'` while the extracts are being computed.
   *
   * @early
   */
  readonly events: Observable<string>
  /**
   * Returns the position in its category of the occurrence number `index` of an entity value.
   *
   * @early
   * @param entity the category of the entity
   * @param value the value of the entity
   * @param index the number of the occurrence
   */
  getEntityId(entity: string, value: string, index: number): number | undefined
}
