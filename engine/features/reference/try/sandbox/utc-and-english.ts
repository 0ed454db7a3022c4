/** Makes UTC the local time zone, since outputs in the docs are recorded in UTC. */
export function useUtc(): void {
  const { prototype } = Date
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const [, kind = '', part = ''] = /^(get|set)UTC(.+)$/.exec(name) ?? []
    if (kind !== '') Object.defineProperty(prototype, kind + part, methodOf(prototype, name))
  }
  const day = (date: Date) => date.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) .*/, '$1 $3 $2 $4')
  const time = (date: Date) => `${date.toISOString().slice(11, 19)} GMT+0000 (Coordinated Universal Time)`
  const define = (name: string, print: (date: Date) => string) =>
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: Date) {
        return Number.isNaN(this.getTime()) ? 'Invalid Date' : print(this)
      },
    })
  Object.defineProperty(prototype, 'getTimezoneOffset', {
    configurable: true,
    writable: true,
    value: () => 0,
  })
  define('toDateString', day)
  define('toTimeString', time)
  define('toString', (date) => `${day(date)} ${time(date)}`)
  globalThis.Date = readingUtc(Date)
}

function methodOf(target: object, name: string): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(target, name) ?? {}
}

/** A date and time without a zone, which ECMAScript treats as local. */
const LOCAL = /^\d{4}-\d\d-\d\dT[\d:.]+$/

function readingUtc(Own: DateConstructor): DateConstructor {
  const read = (text: string): number => Own.parse(LOCAL.test(text) ? `${text}Z` : text)
  return new Proxy(Own, {
    construct(target, args: unknown[], newTarget) {
      const [first] = args
      const given =
        args.length > 1
          ? [Reflect.apply(Own.UTC, Own, args)]
          : typeof first === 'string'
            ? [read(first)]
            : args
      return Reflect.construct(target, given, newTarget)
    },
    get: (target, key) => (key === 'parse' ? read : Reflect.get(target, key)),
  })
}

/** Makes English and UTC the defaults for formatting numbers, dates and lists. */
export function useEnglish(): void {
  for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator', 'ListFormat'] as const) {
    const Own: object = Intl[name]
    const withDefaults = ([locales, options]: unknown[]) => [
      locales ?? 'en-US',
      name === 'DateTimeFormat' ? { timeZone: 'UTC', ...Object(options) } : options,
    ]
    const steady = new Proxy(Own as typeof Intl.Collator, {
      construct: (target, args, newTarget) => Reflect.construct(target, withDefaults(args), newTarget),
      apply: (target, _, args) => Reflect.construct(target, withDefaults(args)),
    })
    Object.defineProperty(Intl, name, { configurable: true, writable: true, value: steady })
  }
  replaceLocale(Number.prototype, 'toLocaleString', 0)
  replaceLocale(BigInt.prototype, 'toLocaleString', 0)
  replaceLocale(String.prototype, 'localeCompare', 1)
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    replaceLocale(Date.prototype, name, 0, { timeZone: 'UTC' })
}

/** `at` is the index of the locale argument; options follow it. */
function replaceLocale(prototype: object, name: string, at: number, defaults?: object): void {
  const own: unknown = Reflect.get(prototype, name)
  if (typeof own !== 'function') return
  const value = function (this: unknown, ...args: unknown[]): unknown {
    const given = [...args]
    given[at] ??= 'en-US'
    if (defaults) given[at + 1] = { ...defaults, ...Object(given[at + 1]) }
    return Reflect.apply(own, this, given)
  }
  Object.defineProperty(prototype, name, { configurable: true, writable: true, value })
}
