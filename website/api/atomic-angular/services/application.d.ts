import type { InjectionToken, Type } from '@angular/core'
import type { Router } from '@angular/router'
import type { Credentials } from '@sinequa/atomic'

/** Maps a route path to its component. */
export interface ComponentMapping {
  /** The route path, such as `all` or `search`. */
  path: string
  /** The component class. */
  component: Type<unknown>
  /** `true` for the layout component, which serves the parent route. */
  isRoot?: boolean
}

/**
 * The components that the created routes may use.
 *
 * @token
 */
export declare const ROUTE_COMPONENTS: InjectionToken<ComponentMapping[]>

/**
 * Starts the application after the sign-in: loads its data and creates the search routes.
 *
 * @service
 */
export declare class ApplicationService {
  /**
   * Calls `init()` and then creates the routes. Rejects if routes are wanted and no component is registered.
   *
   * @param withCreateRoutes `true` by default; `false` keeps the routes as they are
   */
  initAndCreateRoutes(withCreateRoutes?: boolean): Promise<void>
  /** Loads the data only: configuration, user, user settings, in this order. */
  init(): Promise<void>
  /**
   * Signs in, loads the data and creates the routes in one call. Use `bootstrapApp` instead.
   *
   * @status up to 0.1
   * @param options the credentials, and `withCreateRoutes: false` to keep your own routes
   */
  autoLogin(options?: { credentials?: Credentials; withCreateRoutes?: boolean }): Promise<unknown>
}

/**
 * Sets up the authentication, initializes the application and creates the routes if you want them. Logs its errors and never rejects.
 *
 * @param router the router of the application
 * @param applicationService the application service
 * @param options `createRoutes: true` (the default) creates the routes from the configuration, and `false` keeps your own
 */
export declare function bootstrapApp(
  router: Router,
  applicationService: ApplicationService,
  options: { createRoutes?: boolean },
): Promise<void>
