import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { importFailed, pageFailed, unknownComponent } from '../errors/catalog-markdown'
import { nearest } from '../errors/nearest'
import { SiteError } from '../errors/problem'
import { IMPORTS } from './imports'
import type { CompiledMarkdown, ImportedModule } from './types'

export type Module = Record<string, unknown>

/** Loads what a page imports: a component module, JSON, another Markdown file. */
export type LoadModule = (specifier: string, importer: string) => Promise<Module>

export interface EvaluationContext {
  /** Absolute path: imports are relative to it. */
  file: string
  /** Relative to the site's root, for messages. */
  path: string
  /** Components that need no import. */
  components: Record<string, unknown>
  load: LoadModule
}

/** The Markdown in which a component is used. */
export interface Origin {
  /** Relative to the site's root. */
  path: string
  uses: Pick<CompiledMarkdown, 'components'>
}

const origins = new WeakMap<object, Origin>()

/** The Markdown that a component was made of; undefined for any other component. */
export function originOf(component: object): Origin | undefined {
  return origins.get(component)
}

/**
 * Runs compiled Markdown, which is the author's own code, and gives what it exports. The
 * component under `default` is bound to the components of the context; its errors name the file.
 */
export async function evaluate(compiled: CompiledMarkdown, context: EvaluationContext): Promise<Module> {
  const modules = await Promise.all(compiled.imports.map((imported) => importModule(imported, context)))
  const exports = run(compiled.code, modules, context)
  const content = exports.default
  if (typeof content !== 'function') return exports
  const render = async (props: Record<string, unknown>): Promise<unknown> => {
    try {
      return await content({ ...props, components: context.components })
    } catch (error) {
      throw renderError(error, compiled, context)
    }
  }
  origins.set(render, { path: context.path, uses: compiled })
  return { ...exports, default: render }
}

async function importModule(
  { specifier, line }: ImportedModule,
  { file, path, load }: EvaluationContext,
): Promise<Module> {
  try {
    return await load(specifier, file)
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw new SiteError(importFailed({ specifier, file: path, line, reason: messageOf(error) }), {
      cause: error,
    })
  }
}

function run(code: string, modules: Module[], { path }: EvaluationContext): Module {
  try {
    return new Function('_runtime', IMPORTS, code)({ Fragment, jsx, jsxs }, modules)
  } catch (error) {
    throw pageError(error, path)
  }
}

const MISSING_COMPONENT = /^Expected component `([^`]+)` to be defined/

/** The error of a page that failed while it was rendered, in our words and with its line. */
export function renderError(
  error: unknown,
  compiled: CompiledMarkdown,
  context: EvaluationContext,
): SiteError {
  if (error instanceof SiteError) return error
  const name = MISSING_COMPONENT.exec(messageOf(error))?.[1]
  if (name === undefined) return pageError(error, context.path)
  const line = lineOf(name, compiled)
  const similar = nearest(name, Object.keys(context.components))
  return new SiteError(unknownComponent({ name, file: context.path, similar, ...(line ? { line } : {}) }))
}

/** The error of a page whose own code threw. */
export function pageError(error: unknown, path: string): SiteError {
  if (error instanceof SiteError) return error
  return new SiteError(pageFailed({ file: path, reason: messageOf(error) }), { cause: error })
}

/** Where a component is first used in the source. */
export function lineOf(name: string, compiled: Pick<CompiledMarkdown, 'components'>): number | undefined {
  return compiled.components.find((use) => use.name === name)?.line
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
