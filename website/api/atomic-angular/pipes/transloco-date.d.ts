import type { DatePipe } from '@angular/common'

/**
 * Formats a date in the active language of Transloco.
 *
 * @pipe translocoDate
 */
export declare class TranslocoDateImpurePipe extends DatePipe {
  /** Formats a date. */
  transform(value: Date | string | number, format?: string, timezone?: string): string | null
  /** Returns `null` for a missing value. */
  transform(value: null | undefined, format?: string, timezone?: string): null
  /** Formats a date, or returns `null` for a missing value. */
  transform(
    value: Date | string | number | null | undefined,
    format?: string,
    timezone?: string,
  ): string | null
}
