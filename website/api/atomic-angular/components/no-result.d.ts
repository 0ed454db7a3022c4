/**
 * The message that a search found nothing.
 *
 * @component
 * @selector NoResult
 */
export declare class NoResultComponent {}
