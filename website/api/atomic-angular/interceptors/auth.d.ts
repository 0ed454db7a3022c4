import type { HttpInterceptorFn } from '@angular/common/http'

/**
 * Adds headers that identify the user to a request and keeps the token fresh.
 *
 * @interceptor
 */
export declare const authInterceptorFn: HttpInterceptorFn
