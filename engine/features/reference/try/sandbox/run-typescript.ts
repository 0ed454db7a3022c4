import { transform } from 'sucrase'
import { findImportName } from '../../samples/run/find-import'

type Exports = Record<string, unknown>
type Require = (specifier: string) => unknown
type Compiled = (require: Require, exports: Exports) => unknown

const ENTRY = 'sample.ts'

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor

/**
 * Runs TypeScript code by stripping its types and turning its imports into calls.
 * @param files Other files that it can import, by name.
 * @param packages Exports of packages, by specifier.
 * @throws SyntaxError if the code cannot be parsed, and whatever the code throws.
 */
export async function runTypeScript(
  code: string,
  files: Record<string, string>,
  packages: ReadonlyMap<string, unknown>,
): Promise<void> {
  const known = new Map(Object.entries(files))
  const loaded = new Map<string, Exports>()
  const requireFrom =
    (from: string): Require =>
    (specifier) => {
      if (packages.has(specifier)) return packages.get(specifier)
      const name = /^\.{1,2}\//.test(specifier) ? findImportName(specifier, from, known) : undefined
      if (name === undefined) throw new Error(notThere(specifier, [...packages.keys(), ...known.keys()]))
      const before = loaded.get(name)
      if (before) return before
      const exports: Exports = {}
      loaded.set(name, exports)
      compile(Function, known.get(name) ?? '', name)(requireFrom(name), exports)
      return exports
    }
  await compile(AsyncFunction, code, ENTRY)(requireFrom(ENTRY), {})
}

function compile(Constructor: FunctionConstructor, code: string, name: string): Compiled {
  const compiled = new Constructor('require', 'exports', strip(code, name))
  return (require, exports) => Reflect.apply(compiled, undefined, [require, exports])
}

function strip(code: string, name: string): string {
  try {
    return transform(code, {
      transforms: ['typescript', 'imports', ...(name.endsWith('x') ? ['jsx' as const] : [])],
      disableESTransforms: true,
      filePath: name,
    }).code
  } catch (error) {
    throw new SyntaxError(reason(error))
  }
}

/** Returns `Unexpected token (line 3, column 7)`, without the parser's prefix. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message
    .replace(/^Error transforming [^:]*: /, '')
    .replace(/\((\d+):(\d+)\)$/, '(line $1, column $2)')
}

function notThere(specifier: string, names: readonly string[]): string {
  const known = names.length === 0 ? 'It can import nothing.' : `It can import ${names.join(', ')}.`
  return `The code cannot import '${specifier}' here. ${known}`
}
