const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** Serializes JSON for use inside `<script>`, escaping `<` so that no string can close the tag or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Formats `2026-01-31` as `January 31, 2026`, the same day in every time zone. */
export function readableDay(day: string, language: string, calendar: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar })
  return format.format(new Date(`${day}T00:00:00Z`))
}
