import type { HttpInterceptorFn } from '@angular/common/http'

/**
 * Adds to a request what identifies the user, and keeps the token fresh.
 *
 * @interceptor
 */
export declare const authInterceptorFn: HttpInterceptorFn
