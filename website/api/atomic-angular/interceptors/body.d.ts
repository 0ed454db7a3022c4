import type { HttpInterceptorFn } from '@angular/common/http'

/**
 * Adds a `locale` to the body of a request.
 *
 * @interceptor
 */
export declare const bodyInterceptorFn: HttpInterceptorFn
