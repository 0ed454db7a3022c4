import { parseSync } from 'vite'

/** Names by which script reads the clock, the machine, or other hosts, or loads code under a name that is not known. */
const NAMES = 'Date|performance|process|fetch|crypto|globalThis|global|eval|Function|require'
const NAME = new RegExp(`^(?:${NAMES})$`)

/**
 * Matches script whose result may change although no file does. A date of something given is no clock. May match too much,
 * which only costs time.
 */
const UNSTABLE = new RegExp(
  `\\b(?:${NAMES})\\b(?<!\\bDate(?=\\.UTC\\b))(?<!\\bnew Date(?=\\s*\\(\\s*[^\\s).]))` +
    '|\\bMath\\.random\\b|(?:\\bimport\\.meta|__vite_ssr_import_meta__)\\.env\\b',
)

/** A variable of the environment whose name is known. Its value can be a part of a key. */
const VARIABLE = /\bprocess\.env(?:\.(\w+)|\[(['"])(\w+)\2\])/g

/**
 * Returns what the result of a script depends on besides the script: the values of variables of the environment that it
 * names. Undefined if the same result cannot be expected in a later build.
 */
export function surroundingsOf(script: string): string | undefined {
  const names: string[] = []
  const rest = script.replace(VARIABLE, (_, name?: string, __?: string, quoted = '') => {
    names.push(name ?? quoted)
    return ''
  })
  if (UNSTABLE.test(rest)) return undefined
  return names.map((name) => `${name}=${process.env[name] ?? ''}`).join('\n')
}

/** Like `surroundingsOf`, for a whole module: words in its comments and texts, and names of members, say nothing. */
export function surroundingsOfModule(code: string): string | undefined {
  return surroundingsOf(code) ?? surroundingsOf(runCodeOf('module.js', code).code)
}

/** What Node runs of a module: its code without comments and texts, and the names of what it imports. */
export interface RunCode {
  code: string
  imports: string[]
}

const REQUIRED = /\brequire\s*\(\s*(['"])([^'"\n]+)\1\s*\)/g

/** Returns what is run of a module in TypeScript or JavaScript: words in comments and texts say nothing about it. */
export function runCodeOf(file: string, text: string): RunCode {
  const { program, comments, module } = parseSync(file, text)
  const types = module.staticImports.filter(
    ({ entries }) => entries.length > 0 && entries.every(({ isType }) => isType),
  )
  const withoutTypes = blankOut(text, [...comments, ...types])
  const required = [...withoutTypes.matchAll(REQUIRED)].map(([, , specifier = '']) => specifier)
  const named = [
    ...module.staticImports.filter((one) => !types.includes(one)).map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ].flatMap((request) => request?.value ?? [])
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  return {
    code: blankOut(
      withoutTypes.replace(REQUIRED, (call) => ' '.repeat(call.length)),
      textsIn(program),
    ),
    imports: [...new Set([...named, ...dynamic, ...required])],
  }
}

interface Span {
  start: number
  end: number
}

function blankOut(text: string, spans: readonly Span[]): string {
  let result = text
  for (const { start, end } of spans)
    result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end)
  return result
}

interface Node extends Partial<Span> {
  type?: string
  name?: unknown
  value?: unknown
  computed?: boolean
  shorthand?: boolean
  /** The name of a property, where one is read and where it is written. */
  property?: Node
  key?: Node
}

/** Returns where a tree of syntax has texts, which are no names of what they are about, and members with such names. */
function textsIn(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, value, start, end, computed, shorthand, property, key }: Node = node
  const member = computed || shorthand ? undefined : (property ?? key)
  if (member?.type === 'Identifier' && NAME.test(String(member.name)))
    return [...spanOf(member), ...Object.values(node).flatMap((one) => (one === member ? [] : textsIn(one)))]
  const isText =
    (type === 'Literal' && typeof value === 'string') || type === 'TemplateElement' || type === 'JSXText'
  return isText ? spanOf({ start, end }) : Object.values(node).flatMap(textsIn)
}

function spanOf({ start, end }: { start?: number | undefined; end?: number | undefined }): Span[] {
  return start === undefined || end === undefined ? [] : [{ start, end }]
}
