const DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/
const TIME = /^(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/

/**
 * Returns a date as ISO 8601 in UTC; undefined for an invalid date. Accepts `2024-01-31`, `2024/1/31`, `2024-01-31
 * 09:30` and `2024-01-31T09:30:00+02:00`. The default zone is UTC, so that a post has the same day on every machine.
 */
export function parseDate(text: string): string | undefined {
  const date = DATE.exec(text.trim())
  const time = date && TIME.exec(text.trim().slice(date[0].length))
  if (!date || !time) return undefined
  const [year, month, day] = numbers(date.slice(1))
  const [hours, minutes, seconds, , zoneHours, zoneMinutes] = numbers(time.slice(1))
  if (!isDay(year, month, day) || hours > 23 || minutes > 59 || seconds > 59) return undefined
  const zone = (zoneHours * 60 + zoneMinutes) * (time[4] === '-' ? -1 : 1)
  return new Date(Date.UTC(year, month - 1, day, hours, minutes - zone, seconds)).toISOString()
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

type Six = [number, number, number, number, number, number]

/** Returns the parts as numbers; 0 for a missing part. */
function numbers(parts: readonly (string | undefined)[]): Six {
  const at = (index: number) => Number(parts[index] ?? 0)
  return [at(0), at(1), at(2), at(3), at(4), at(5)]
}

/**
 * Returns the address part of a tag label: `sign-in` for `Sign In`, `signIn` and `sign_in`. Empty for a label without
 * letters and digits.
 */
export function tagSlug(label: string): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '')
  return (plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu) ?? []).join('-').toLowerCase()
}

/** Returns whether a text is a full address that a browser can open: http, https or mailto. */
export function isWebAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s/]\S*$/i.test(address) && URL.canParse(address)
}

export const WEB_ADDRESS = "a full URL, such as 'https://example.com'"
