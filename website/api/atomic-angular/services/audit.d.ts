import type { Article, AuditEvents, AuditEventType, AuditEventTypeValues, Result } from '@sinequa/atomic'

type Details = Record<string, string | number | boolean | undefined>

/**
 * Sends audit events to the server.
 *
 * @service
 */
export declare class AuditService {
  /**
   * Sends one event, a list of events or an audit record.
   *
   * @param auditEvents one event, a list of events or an audit record
   */
  notify(auditEvents: AuditEvents): void
  /** Sends the event of a successful login. */
  notifyLogin(): void
  /** Sends the event of a logout. */
  notifyLogout(): void
  /**
   * Sends an event about one document.
   *
   * @param auditEventType a standard type or your own string
   * @param doc the document
   * @param resultsOrId the result that contains the document, or the id of that result
   * @param parameters further details
   * @param rfmParameters further details for relevance feedback
   */
  notifyDocument(
    auditEventType: AuditEventType | AuditEventTypeValues | ({} & Record<never, never>),
    doc: Article,
    resultsOrId: Result | string,
    parameters?: Details,
    rfmParameters?: Details,
  ): void
  /**
   * Reports a change of the route.
   *
   * @param url the URL of the route
   */
  notifyRouteChange(url: string): void
}
