import type { HttpInterceptorFn } from '@angular/common/http'

/**
 * Adds the session id and the page URL to the audit events of a request.
 *
 * @interceptor
 */
export declare const auditInterceptorFn: HttpInterceptorFn
