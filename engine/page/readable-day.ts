/** `2026-01-31` -> `January 31, 2026`, the same day in every time zone. */
export function readableDay(day: string, language: string, calendar: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar })
  return format.format(new Date(`${day}T00:00:00Z`))
}
