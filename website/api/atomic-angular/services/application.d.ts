import type { InjectionToken, Type } from '@angular/core'
import type { Router } from '@angular/router'
import type { Credentials } from '@sinequa/atomic'

/** Says which component serves a route path. */
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
   * Calls `init()` and then creates the routes, unless `withCreateRoutes` is `false`. Its default is `true`. Rejects when routes are wanted and no component is registered.
   *
   * @param withCreateRoutes `false` leaves the routes as they are; `true` when left out
   */
  initAndCreateRoutes(withCreateRoutes?: boolean): Promise<void>
  /** Loads the data only: configuration, user, user settings, in this order. */
  init(): Promise<void>
  /**
   * Signs in, loads the data and creates the routes in one call. The earlier way; use `bootstrapApp`.
   *
   * @early
   * @confidence medium
   * @param options credentials, and whether to create the routes
   */
  autoLogin(options?: { credentials?: Credentials; withCreateRoutes?: boolean }): Promise<unknown>
}

/**
 * Sets up the authentication, initializes the application and, if wanted, creates the routes.
 *
 * @param router the router of the application
 * @param applicationService the application service
 * @param options `createRoutes: true` (the documented default) creates the routes from the configuration, `false` keeps yours
 */
export declare function bootstrapApp(
  router: Router,
  applicationService: ApplicationService,
  options: { createRoutes?: boolean },
): Promise<unknown>
