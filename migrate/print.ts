import { splitFeatures } from './features'
import { Dropped, isTree, type Tree } from './tree'

const WIDTH = 100

/** Returns the text of `site.config.ts`, with a comment in place of everything that was left out. */
export function printConfig(config: Tree, from: string): string {
  const { own, features } = splitFeatures(config)
  const calls = features.map(([name, options]) => new Call(name, options))
  const head = [
    ...(calls.length > 0
      ? [
          `import { ${calls
            .map(({ name }) => name)
            .sort()
            .join(', ')} } from 'docwright/features'`,
          '',
        ]
      : []),
    `// Converted from ${from}. A comment marks each setting that was left out.`,
    '// Every key is explained in the configuration reference.',
    '',
    "/** @type {import('docwright').SiteConfigInput} */",
  ]
  return printModule(head, calls.length > 0 ? { ...own, features: calls } : own)
}

/** A call of a function with one object. */
class Call {
  constructor(
    readonly name: string,
    readonly options: Tree,
  ) {}
}

/** Returns the text of a language's own `site.config.ts`. */
export function printLocale(config: Tree): string {
  return printModule(["/** @type {import('docwright').LocaleWordsInput} */"], config)
}

/** @param head The lines above the export. */
export function printModule(head: string[], exported: Tree): string {
  return [...head, `export default ${print(exported, '')}`, ''].join('\n')
}

function print(value: unknown, indent: string): string {
  if (value instanceof Call) {
    const options = Object.keys(value.options).length > 0 ? print(value.options, indent) : ''
    return `${value.name}(${options})`
  }
  const short = inLine(value)
  if (short !== undefined && indent.length + short.length <= WIDTH && indent !== '') return short
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const rows = value.map((entry) => row('', entry, inner))
    return `[\n${rows.join('')}${indent}]`
  }
  if (!isTree(value)) return short ?? 'undefined'
  const rows = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return `{\n${rows.map(([key, entry]) => row(key, entry, inner)).join('')}${indent}}`
}

function row(key: string, value: unknown, indent: string): string {
  if (value instanceof Dropped)
    return `${indent}// ${[[key, value.what].filter(Boolean).join(' '), value.reason].filter(Boolean).join(': ')}\n`
  if (Array.isArray(value) && value.length > 0 && value.every((entry) => entry instanceof Dropped))
    return value.map((entry) => row('', entry, indent)).join('')
  return `${indent}${key === '' ? '' : `${printKey(key)}: `}${print(value, indent)},\n`
}

/** Returns the value on one line; undefined for one that contains a comment. */
function inLine(value: unknown): string | undefined {
  if (value instanceof Dropped) return undefined
  if (value instanceof Call) {
    const options = inLine(value.options)
    return options === undefined ? undefined : `${value.name}(${options === '{}' ? '' : options})`
  }
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) {
    const all = value.map(inLine)
    return all.includes(undefined) ? undefined : `[${all.join(', ')}]`
  }
  if (typeof value === 'bigint') return `${value}n`
  if (!isTree(value)) return JSON.stringify(value)
  const all = Object.entries(value).filter(([, entry]) => entry !== undefined)
  const pairs = all.map(([key, entry]) => [printKey(key), inLine(entry)])
  if (pairs.some(([, entry]) => entry === undefined)) return undefined
  return pairs.length === 0 ? '{}' : `{ ${pairs.map(([key, entry]) => `${key}: ${entry}`).join(', ')} }`
}

function printKey(key: string): string {
  return /^[a-zA-Z_$][\w$]*$/.test(key) ? key : quote(key)
}

function quote(text: string): string {
  if (text.includes('\n')) return `\`${text.replaceAll(/[`\\]|\$\{/g, '\\$&')}\``
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`
}
