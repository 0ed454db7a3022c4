/** The zone and the language in which code formats times and numbers. Machines that share a cache may differ in them. */
export function placeOfMachine(): string {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return `${locale} ${timeZone}`
}
