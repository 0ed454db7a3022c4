import type { RunnableModule } from '../job'

export type Exports = Record<string, unknown>
type Import = (specifier: string) => Promise<Exports>
/** Evaluates a module in one runtime. */
export type Evaluate = (
  load: Import,
  dynamic: Import,
  exportName: (name: string, get: () => unknown) => void,
  exportAll: (from: Exports) => void,
  meta: { url: string },
) => Promise<void>

/** Parameter names of `Evaluate`, as the module's code sees them. */
export const PARAMETERS =
  '__vite_ssr_import__, __vite_ssr_dynamic_import__, __vite_ssr_exportName__, __vite_ssr_exportAll__, __vite_ssr_import_meta__'

/** Returns a function that evaluates modules in one runtime, each once. */
export function createEvaluator(
  modules: Record<string, RunnableModule>,
  compile: (id: string, module: RunnableModule) => Evaluate,
): (id: string) => Promise<Exports> {
  const loading = new Map<string, { exports: Exports; done: Promise<void> }>()
  const load = async (id: string, parents: readonly string[]): Promise<Exports> => {
    const known = loading.get(id)
    if (known && parents.includes(id)) return known.exports
    if (known) {
      await known.done
      return known.exports
    }
    const exports: Exports = Object.create(null, { [Symbol.toStringTag]: { value: 'Module' } })
    const done = evaluate(id, exports, [...parents, id])
    loading.set(id, { exports, done })
    await done
    return exports
  }
  const evaluate = async (id: string, exports: Exports, parents: readonly string[]): Promise<void> => {
    const module = modules[id]
    if (!module) throw new Error(`There is no module ${id}.`)
    const run = compile(id, module)
    const get: Import = (specifier) => {
      const target = module.imports[specifier]
      if (target === undefined) throw new Error(`A sample that is run cannot import ${specifier}.`)
      return load(target, parents)
    }
    const exportName = (name: string, getter: () => unknown) =>
      void Object.defineProperty(exports, name, { enumerable: true, configurable: true, get: getter })
    const exportAll = (from: Exports): void => {
      for (const name of Object.keys(from)) {
        if (name !== 'default' && !(name in exports)) exportName(name, () => from[name])
      }
    }
    await run(get, async (specifier) => get(specifier), exportName, exportAll, { url: `file:///${id}` })
  }
  return (id) => load(id, [])
}
