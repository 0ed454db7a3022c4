// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is escaped
const CONTROL = /[\u0000-\u001f\u007f-\u009f\\]/g

/** Quotes a text with the quotation marks that need the fewest escapes. */
export function quote(text: string): string {
  const mark = ["'", '"', '`'].find((mark) => !text.includes(mark) && !(mark === '`' && text.includes('${')))
  const inner = text.replace(CONTROL, escapeSign)
  return mark ? mark + inner + mark : `'${inner.replaceAll("'", "\\'")}'`
}

/** Uses JSON's escapes where they are short. */
function escapeSign(sign: string): string {
  const json = JSON.stringify(sign).slice(1, -1)
  return json.length === 2 ? json : `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}

/** Prints a key as in an object literal. */
export function keyText(key: PropertyKey): string {
  if (typeof key === 'symbol') return String(key)
  const text = String(key)
  if (text === '__proto__') return "['__proto__']"
  return /^[a-zA-Z_]\w*$/.test(text) ? text : quote(text)
}

export function functionText(value: object): string {
  const source = Function.prototype.toString.call(value)
  const name = String(Reflect.get(value, 'name') ?? '')
  if (/^class\b/.test(source)) {
    const parent: unknown = Object.getPrototypeOf(value)?.name
    const base = typeof parent === 'string' && parent !== '' ? ` extends ${parent}` : ''
    return `[class ${name || '(anonymous)'}${base}]`
  }
  const kind = objectTag(value) || 'Function'
  return name === '' ? `[${kind} (anonymous)]` : `[${kind}: ${name}]`
}

/** Returns name and message in brackets, as Node prints an error without a stack. */
export function textOfError(error: Error): string {
  const name = String(error.name)
  const own = constructorName(error) ?? name
  const shown = own.endsWith('Error') && name === 'Error' ? own : name
  return `[${error.message === '' ? shown : `${shown}: ${error.message}`}]`
}

/** Null for an object without a prototype. */
export function constructorName(value: object): string | null {
  for (let at: object | null = value; at !== null; at = Object.getPrototypeOf(at)) {
    const own = Object.getOwnPropertyDescriptor(at, 'constructor')?.value
    if (typeof own === 'function' && own.name !== '') return own.name
  }
  return null
}

export function objectTag(value: object): string {
  const tag: unknown = Reflect.get(value, Symbol.toStringTag)
  return typeof tag === 'string' ? tag : ''
}

export function valueText(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  return Object.is(value, -0) ? '-0' : String(value)
}
