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
  /** Does one or the other, for a value that may be missing. */
  transform(
    value: Date | string | number | null | undefined,
    format?: string,
    timezone?: string,
  ): string | null
}
