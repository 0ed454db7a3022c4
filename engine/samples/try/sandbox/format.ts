import { inspect } from './inspect'
import { plainText } from './inspect-text'

const DIRECTIVE = /%([sdifjoOc%])/g

/** Arguments of the console as one text, as Node puts them together. */
export function format(args: readonly unknown[]): string {
  const [first, ...rest] = args
  if (typeof first !== 'string') return args.map(one).join(' ')
  let next = 0
  const text = first.replace(DIRECTIVE, (whole, letter: string) => {
    if (rest.length === 0) return whole
    if (letter === '%') return '%'
    return next < rest.length ? directed(letter, rest[next++]) : whole
  })
  return [text, ...rest.slice(next).map(one)].join(' ')
}

function one(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value)
}

function directed(letter: string, value: unknown): string {
  if (letter === 'c') return ''
  if (letter === 'j') return String(JSON.stringify(value))
  if (letter === 's')
    return typeof value === 'object' || typeof value === 'function' ? inspect(value) : plainText(value)
  if (letter === 'o' || letter === 'O') return inspect(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'symbol') return 'NaN'
  if (letter === 'd') return plainText(typeof value === 'object' ? Number.NaN : Number(value))
  return plainText(letter === 'i' ? Number.parseInt(String(value), 10) : Number.parseFloat(String(value)))
}
