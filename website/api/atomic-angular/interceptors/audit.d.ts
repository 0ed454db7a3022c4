import type { HttpInterceptorFn } from '@angular/common/http'

/**
 * Adds the session and the address of the page to the audit events of a request.
 *
 * @interceptor
 */
export declare const auditInterceptorFn: HttpInterceptorFn
