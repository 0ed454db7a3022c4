import { SiteError, type SourceLocation } from '../../diagnostics/problem'
import { during } from '../../diagnostics/progress'
import { SiteProblems } from '../../diagnostics/reporter'
import { thrownAt } from '../../diagnostics/thrown-at'
import { describe, nearest } from '../../diagnostics/words'
import type { FeatureSetup } from '../../feature'
import { HASHED } from '../../page/site'
import { reservedFolder } from '../problems'
import { isInSite } from '../public-files'
import { ANYTHING, BUFFER, isObject, property, type Result } from './kinds'
import {
  type FunctionName,
  fileOutside,
  functionFailed,
  wrongArgument,
  wrongPromise,
  wrongResult,
} from './problems'
import { CONTENT, HOOKS, type HookName } from './signatures'

/** A feature whose functions are guarded. */
export interface Guarded {
  name: string
  /** Absolute path of the site's folder. */
  root: string
  basePath: string
  /** True for one of the engine's. What its own code throws is no author's mistake, and keeps its stack. */
  isOfEngine: boolean
  /** Returns where the configuration of the site names it. */
  location(): SourceLocation | undefined
}

type Run = (...values: unknown[]) => unknown

/** Where a function comes from. */
interface Origin extends FunctionName {
  location(): SourceLocation | undefined
  hooks?: readonly string[]
  /** Guards the functions in a result. */
  inside?(result: unknown): unknown
}

const HOOK_NAMES = Object.keys(HOOKS) as HookName[]
const WAITING = HOOK_NAMES.filter((name) => HOOKS[name].returns?.mayWait)

/** Calls `setup` with hooks whose functions are guarded, too: what fails later is reported as the feature's mistake. */
export function setUpGuarded(
  setup: (site: FeatureSetup, options: unknown) => void,
  site: FeatureSetup,
  options: unknown,
  feature: Guarded,
): void {
  const hooks = HOOK_NAMES.map((name) => [name, guardedHook(name, site[name] as Run, feature)])
  const { location } = feature
  const origin = { feature: feature.name, name: '`setup`', location, hooks: HOOK_NAMES }
  guarded(setup as Run, ANYTHING, origin, feature)({ ...site, ...Object.fromEntries(hooks) }, options)
}

function guardedHook(hook: HookName, register: Run, feature: Guarded): Run {
  const { takes, returns = ANYTHING } = HOOKS[hook]
  return (...values) => {
    const here = new Error()
    const location = () => thrownAt(here, feature.root) ?? feature.location()
    for (const [index, kind] of takes.entries()) {
      const value = values[index]
      if (kind.accepts(value)) continue
      const near = typeof value === 'string' ? nearest(value, kind.names ?? []) : []
      const received = kind.wrongPart?.(value) ?? describe(value)
      const wrong = { expected: kind.expected, received, location: location() }
      throw new SiteError(wrongArgument(hook, feature.name, wrong, near))
    }
    const origin: Origin = { feature: feature.name, name: `\`${hook}\``, location }
    const inside = (result: unknown) => guardedInside(hook, result, origin, feature)
    return register(
      ...values.map((value) =>
        typeof value === 'function' ? guarded(value as Run, returns, { ...origin, inside }, feature) : value,
      ),
    )
  }
}

/** Returns a function whose errors, and results of a wrong kind, become errors that name it and its place. */
function guarded(run: Run, kind: Result, origin: Origin, feature: Guarded): Run {
  const fail = (error: unknown): never => {
    throw explained(error, origin, feature)
  }
  const checked = (value: unknown): unknown => {
    if (kind.accepts(value)) return origin.inside ? origin.inside(value) : value
    const received = kind.wrongPart?.(value) ?? describe(value)
    throw new SiteError(wrongResult(origin, { ...kind, received, location: origin.location() }))
  }
  return (...values) => {
    let value: unknown
    try {
      value = feature.isOfEngine
        ? run(...values)
        : during(`${origin.name} of the feature '${origin.feature}'`, () => run(...values))
    } catch (error) {
      return fail(error)
    }
    if (!(value instanceof Promise)) return checked(value)
    if (kind.mayWait) return value.then(checked, fail)
    value.catch(() => undefined)
    throw new SiteError(wrongPromise(origin, origin.location(), WAITING))
  }
}

function explained(error: unknown, origin: Origin, { root, isOfEngine }: Guarded): unknown {
  if (error instanceof SiteError || error instanceof SiteProblems) return error
  const thrown = thrownAt(error, root)
  if (isOfEngine && !thrown) return error
  const problem = functionFailed(origin, error, thrown ?? origin.location(), origin.hooks)
  return new SiteError(problem, { cause: error })
}

/** Guards the functions that a function of a hook returns. */
function guardedInside(hook: HookName, result: unknown, origin: Origin, feature: Guarded): unknown {
  if (hook === 'files') return guardedFiles(result as Record<string, Run>, origin, feature)
  if (hook === 'prepare' && typeof result === 'function')
    return guarded(
      result as Run,
      { ...ANYTHING, mayWait: true },
      { ...origin, name: 'What `prepare` returned, run at the end,' },
      feature,
    )
  return result
}

function guardedFiles(files: Record<string, Run>, origin: Origin, feature: Guarded): unknown {
  const { name, basePath, isOfEngine } = feature
  const all = Object.entries(files).map(([path, make]) => {
    if (!isInSite(path, basePath)) throw new SiteError(fileOutside(name, path, basePath, origin.location()))
    if (!isOfEngine && path.startsWith(basePath + HASHED))
      throw new SiteError(reservedFolder(HASHED, path, origin.location()))
    const ofFile = { feature: name, name: `The function for ${path}`, location: origin.location }
    const inside = (made: unknown) =>
      guardedReader(made, { ...ofFile, name: `The reader of ${path}` }, feature)
    return [path, guarded(make, CONTENT, { ...ofFile, inside }, feature)]
  })
  return Object.fromEntries(all)
}

/** Guards what reads the content of a file, which is called when the file is written. */
function guardedReader(made: unknown, origin: Origin, feature: Guarded): unknown {
  const read = Buffer.isBuffer(made) ? undefined : property(made, 'read')
  if (!isObject(made) || typeof read !== 'function') return made
  return { ...made, read: guarded(read as Run, BUFFER, origin, feature) }
}
