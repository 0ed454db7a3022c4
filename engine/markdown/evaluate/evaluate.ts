import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { SiteError } from '../../diagnostics/problem'
import { collectProblems, createReporter, SiteProblems } from '../../diagnostics/reporter'
import { nearest } from '../../diagnostics/words'
import { belowComponent } from '../plugins/below-fence'
import { AFTER_LEAD_COMPONENT, AFTER_TITLE_COMPONENT, BELOW_COMPONENT } from '../plugins/compiled-components'
import { pieceWith } from '../plugins/components'
import { IMPORTS } from '../plugins/imports'
import type { CompiledMarkdown, ImportedModule, ScriptPiece } from '../types'
import { exportMissing, importFailed } from './import-problems'
import { pageFailed, unknownComponent } from './page-problems'

export type Module = Record<string, unknown>

/** Loads an import of a page: a component module, JSON, or another Markdown file. */
export type LoadModule = (specifier: string, importer: string) => Promise<Module>

export interface EvaluationContext {
  /** Absolute path, to resolve imports. */
  file: string
  /** Path relative to the site's root, for messages. */
  path: string
  /** Components that need no import. */
  components: Record<string, unknown>
  load: LoadModule
  /** Names of the modules that features provide, for messages. */
  provided?: readonly string[]
  /** The value of `frontMatter` in the page's expressions. */
  frontMatter?: Record<string, unknown>
}

/** The Markdown file in which a component is used. */
export interface Origin {
  /** Path relative to the site's root. */
  path: string
  uses: Pick<CompiledMarkdown, 'components' | 'script' | 'imports'>
  /** Imported components by their name in the file: in a package they may be called otherwise. */
  names?: ReadonlyMap<unknown, string>
}

const origins = new WeakMap<object, Origin>()

/** Returns the Markdown that a component was compiled from; undefined for any other component. */
export function componentOrigin(component: object): Origin | undefined {
  return origins.get(component)
}

/**
 * Runs compiled Markdown, which includes the author's own code, and returns its exports. The `default` component is
 * bound to the components of the context, and its errors name the file.
 */
export async function evaluate(compiled: CompiledMarkdown, context: EvaluationContext): Promise<Module> {
  const modules = await importAll(compiled.imports, context)
  const exports = run(compiled, modules, context)
  const content = exports.default
  if (typeof content !== 'function') return exports
  const below = belowComponent(compiled.below ?? {}, context.components)
  const none = () => null
  const slots = { [AFTER_TITLE_COMPONENT]: none, [AFTER_LEAD_COMPONENT]: none, [BELOW_COMPONENT]: below }
  const components = { ...slots, ...context.components }
  const render = async (props: Record<string, unknown>): Promise<unknown> => {
    try {
      return await content({ ...props, components })
    } catch (error) {
      throw renderError(error, compiled, context)
    }
  }
  origins.set(render, { path: context.path, uses: compiled, names: namesOf(compiled.imports, modules) })
  return { ...exports, default: render }
}

function namesOf(imports: readonly ImportedModule[], modules: readonly Module[]): Map<unknown, string> {
  const named = imports.flatMap(({ components = {} }, index) =>
    Object.entries(components).map(([local, name]) => [modules[index]?.[name], local] as const),
  )
  return new Map(named)
}

/** @throws SiteProblems with all failed imports, in source order. */
async function importAll(imports: readonly ImportedModule[], context: EvaluationContext): Promise<Module[]> {
  const loads = imports.map((imported) => importModule(imported, context))
  await Promise.allSettled(loads)
  const reporter = createReporter()
  const modules: Module[] = []
  for (const load of loads) modules.push((await collectProblems(() => load, reporter)) ?? {})
  reporter.check()
  return modules
}

async function importModule(
  { specifier, line, components = {} }: ImportedModule,
  { file, path, load, provided = [] }: EvaluationContext,
): Promise<Module> {
  try {
    const module = await load(specifier, file)
    const missing = Object.values(components).find((name) => module[name] === undefined)
    if (missing === undefined) return module
    const names = Object.keys(module)
    throw new SiteError(exportMissing({ specifier, name: missing, names, file: path, line }))
  } catch (error) {
    if (isExplained(error)) throw error
    const reason = messageOf(error)
    throw new SiteError(importFailed({ specifier, file: path, line, reason, known: provided }), {
      cause: error,
    })
  }
}

/** The code is a function inside another one, so that the page may redeclare the outer one's variables. */
function run({ code, script, toc }: CompiledMarkdown, modules: Module[], context: EvaluationContext): Module {
  const { path, frontMatter = {} } = context
  const known = { toc: toc.map(({ id, html, level }) => ({ id, value: html, level })), frontMatter }
  try {
    const inner = `return function (_runtime, ${IMPORTS}) {${code}\n}`
    return new Function(...Object.keys(known), inner)(...Object.values(known))(
      { Fragment, jsx, jsxs },
      modules,
    )
  } catch (error) {
    throw pageError(error, path, script)
  }
}

/** `<Foo.Bar>` is missing if `Foo` is. */
const MISSING_COMPONENT = /^Expected (?:component|object) `([^`]+)` to be defined/

/** Returns the error for a page that failed to render, with its line. */
export function renderError(
  error: unknown,
  compiled: CompiledMarkdown,
  context: EvaluationContext,
): SiteError | SiteProblems {
  if (isExplained(error)) return error
  const missing = MISSING_COMPONENT.exec(messageOf(error))?.[1]
  if (missing === undefined) return pageError(error, context.path, compiled.script)
  const use = compiled.components.find(({ name }) => name === missing || name.startsWith(`${missing}.`))
  const similar = nearest(missing, Object.keys(context.components))
  return new SiteError(unknownComponent({ name: missing, file: context.path, similar, ...use }))
}

/** Returns the error for a page whose own code threw. `script` are the candidates for its origin. */
export function pageError(
  error: unknown,
  path: string,
  script: readonly ScriptPiece[] = [],
): SiteError | SiteProblems {
  if (isExplained(error)) return error
  const reason = messageOf(error)
  const { line, isFormula } = pieceNamed(reason, script) ?? onlyPiece(script) ?? {}
  return new SiteError(
    pageFailed({
      file: path,
      reason,
      ...(line === undefined ? {} : { line }),
      ...(isFormula === undefined ? {} : { isFormula }),
    }),
    { cause: error },
  )
}

function onlyPiece(script: readonly ScriptPiece[]): ScriptPiece | undefined {
  return script.length === 1 ? script[0] : undefined
}

/** JavaScript's messages about an undefined name, and about a property of undefined. */
const NAMES = /^(?:.*\.)?([\w$]+) is not |^Cannot access '([\w$]+)'|\(reading '([\w$]+)'\)$/

/** Returns the piece of script that contains the name mentioned in an error. */
function pieceNamed(reason: string, script: readonly ScriptPiece[]): ScriptPiece | undefined {
  const name = NAMES.exec(reason)?.slice(1).find(Boolean)
  if (name === undefined) return undefined
  return pieceWith(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`), script)
}

/** Returns the line on which a component is first used. */
export function lineOfComponent(
  name: string,
  compiled: Pick<CompiledMarkdown, 'components'>,
): number | undefined {
  return compiled.components.find((use) => use.name === name)?.line
}

function isExplained(error: unknown): error is SiteError | SiteProblems {
  return error instanceof SiteError || error instanceof SiteProblems
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
