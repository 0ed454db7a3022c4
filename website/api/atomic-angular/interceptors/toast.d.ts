import type { HttpInterceptorFn } from '@angular/common/http'

/**
 * Shows a notification when a request fails with status 400, 403, 500 or 503.
 *
 * @interceptor
 */
export declare const toastInterceptorFn: HttpInterceptorFn
