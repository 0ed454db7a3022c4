import type { HttpClient } from '@angular/common/http'
import type { Observable } from 'rxjs'

type Options = NonNullable<Parameters<HttpClient['get']>[1]>

/**
 * Calls JSON method plugins: custom methods of the server that take and return JSON.
 *
 * @service
 */
export declare class JsonMethodPluginService {
  /**
   * Calls a plugin method with HTTP POST.
   *
   * @param method the name of the plugin method
   * @param query the parameters for the plugin
   * @param options HTTP options of the request
   */
  post<U>(method: string, query: U, options?: Options): Observable<any>
  /**
   * Calls a plugin method with HTTP GET.
   *
   * @param method the name of the plugin method
   * @param query a flat record of parameters
   * @param options HTTP options of the request
   */
  get<U extends Record<string, string | boolean | number | Date | object | undefined>>(
    method: string,
    query: U,
    options?: Options,
  ): Observable<any>
}
