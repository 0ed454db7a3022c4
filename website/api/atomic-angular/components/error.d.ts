/**
 * A full-page error screen from which the user can reload the application.
 *
 * @component
 */
export declare class ErrorComponent {
  /** Navigates to the base path, then reloads the page. */
  reload(): void
}
