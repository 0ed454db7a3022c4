import { parseSync, Visitor } from 'vite'

/** A call such as `require('./photo.png')`, with its place in the script. */
export interface RequireCall {
  specifier: string
  start: number
  end: number
}

/** The start of a call. Most scripts have none, and need not be parsed. */
const REQUIRE = /\brequire\s*\(/

/** Returns the calls of `require` that name their module. Those of a name that is computed are left alone. */
export function findRequires(code: string, options: Parameters<typeof parseSync>[2]): RequireCall[] {
  if (!REQUIRE.test(code)) return []
  const calls: RequireCall[] = []
  new Visitor({
    CallExpression({ callee, arguments: [name], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'require') return
      if (name?.type === 'Literal' && typeof name.value === 'string')
        calls.push({ specifier: name.value, start, end })
    },
  }).visit(parseSync('required.js', code, options).program)
  return calls
}

/** Returns a script with other text in place of some of its calls. */
export function replaceRequires(
  code: string,
  calls: readonly RequireCall[],
  textOf: (call: RequireCall, index: number) => string,
): string {
  const parts = calls.map(
    (call, index) => code.slice(calls[index - 1]?.end ?? 0, call.start) + textOf(call, index),
  )
  return parts.join('') + code.slice(calls.at(-1)?.end ?? 0)
}

/** As in webpack, data is the value itself, and any other module an object with what it exports. */
export function valueOfRequired(specifier: string, module: string): string {
  return specifier.endsWith('.json') ? `${module}.default` : module
}
