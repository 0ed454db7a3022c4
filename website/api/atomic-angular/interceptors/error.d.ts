import type { HttpInterceptorFn } from '@angular/common/http'

/**
 * Signs the user out and goes to the sign-in page when the server answers 401 or 403.
 *
 * @interceptor
 */
export declare const errorInterceptorFn: HttpInterceptorFn
