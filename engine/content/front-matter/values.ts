const DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/
const TIME = /^(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/

/**
 * The moment of a written date, ISO 8601 in UTC; undefined for a text that is none. `2024-01-31`,
 * `2024/1/31`, `2024-01-31 09:30` and `2024-01-31T09:30:00+02:00` are read. Without a zone it is UTC,
 * so that one post has one day on every machine.
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

/** The parts as numbers; 0 for one that is missing. */
function numbers(parts: readonly (string | undefined)[]): Six {
  const at = (index: number) => Number(parts[index] ?? 0)
  return [at(0), at(1), at(2), at(3), at(4), at(5)]
}

/**
 * The part of an address that a tag's label gives: `Sign In`, `signIn` and `sign_in` all give `sign-in`.
 * Empty for a label without a letter and a digit.
 */
export function tagSlug(label: string): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '')
  return (plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu) ?? []).join('-').toLowerCase()
}

/** True for a whole address that a reader's browser opens: of the web, or of a mailbox. */
export function isWebAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s/]\S*$/i.test(address) && URL.canParse(address)
}

export const WEB_ADDRESS = "a full address, such as 'https://example.com'"
