import { z } from 'zod'
import { tagWithin } from '../../config/schemas/head-hosts'
import { locateThrow } from '../../diagnostics/locate-throw'
import { SiteError, type SourceLocation } from '../../diagnostics/problem'
import { during } from '../../diagnostics/progress'
import { SiteProblems } from '../../diagnostics/reporter'
import type { FeatureSetup } from '../../feature'
import { type Signature, signatureOf } from '../../feature/hook'
import { HOOK_NAMES, HOOKS, type HookName } from '../../feature/hooks'
import type { AllowedHosts } from '../../page/allowed-hosts'
import { HASHED } from '../../page/site'
import { reservedFolder } from '../problems'
import { isInSite } from '../public-files'
import { type Mistake, mistakeIn } from './mistakes'
import {
  type FunctionName,
  fileOutside,
  functionFailed,
  wrongArgument,
  wrongPromise,
  wrongResult,
} from './problems'

/** A feature whose functions are guarded. */
export interface Guarded {
  name: string
  /** Absolute path of the site's folder. */
  root: string
  basePath: string
  allowedHosts: AllowedHosts
  /** True for one of the engine's. What its own code throws is no author's mistake, and keeps its stack. */
  isOfEngine: boolean
  /** Returns where the configuration of the site names it. */
  location(): SourceLocation | undefined
}

type Run = (...values: unknown[]) => unknown

/** Where a function comes from. */
interface Origin extends FunctionName {
  location(): SourceLocation | undefined
  hook?: HookName
  /** The values that the hook gets. */
  args?: readonly unknown[]
}

const WAITING = HOOK_NAMES.filter((name) => HOOKS[name].takes.some((schema) => signatureIn(schema)?.waits))

/** Calls `setup` with hooks whose functions are guarded, too: what fails later is reported as the feature's mistake. */
export function setUpWithGuards(
  setup: (site: FeatureSetup, options: unknown) => void,
  site: FeatureSetup,
  options: unknown,
  feature: Guarded,
): void {
  const hooks = HOOK_NAMES.map((name) => [name, guardHook(name, site[name] as Run, feature)])
  const { location } = feature
  const origin = { feature: feature.name, name: '`setup`', location }
  const signature = { returns: z.unknown(), waits: false }
  guard(setup as Run, signature, origin, feature)({ ...site, ...Object.fromEntries(hooks) }, options)
}

function guardHook(hook: HookName, register: Run, feature: Guarded): Run {
  const { takes } = HOOKS[hook]
  return (...values) => {
    const here = new Error()
    const location = () => locateThrow(here, feature.root) ?? feature.location()
    for (const [index, schema] of takes.entries()) {
      const mistake = mistakeIn(schema, values[index])
      if (mistake)
        throw new SiteError(wrongArgument(hook, feature.name, { ...mistake, location: location() }))
    }
    const elsewhere = hook === 'head' ? findElsewhere(values[0], feature) : undefined
    if (elsewhere)
      throw new SiteError(wrongArgument(hook, feature.name, { ...elsewhere, location: location() }))
    const origin: Origin = { feature: feature.name, name: `\`${hook}\``, location, hook, args: values }
    return register(...takes.map((schema, index) => guardIn(values[index], schema, origin, feature)))
  }
}

/** Returns a value whose functions, its own and those in it that the schema names, are guarded. */
function guardIn(value: unknown, schema: z.ZodType, origin: Origin, feature: Guarded): unknown {
  const inner = meant(schema, value)
  const signature = signatureOf(inner)
  if (signature && typeof value === 'function') return guard(value as Run, signature, origin, feature)
  // A large Buffer has as many entries as bytes.
  if (!(inner instanceof z.ZodRecord || inner instanceof z.ZodObject) || !isObject(value)) return value
  const of = (key: string): z.ZodType | undefined =>
    inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : inner.shape[key]
  const guards = Object.entries(value).flatMap(([key, one]) => {
    const schema = of(key)
    if (!schema || typeof one !== 'function') return []
    const name = signatureIn(schema)?.nameOf?.(key) ?? nameIn(origin.name, key)
    return [[key, guardIn(one, schema, { ...origin, name }, feature)]]
  })
  return guards.length > 0 ? { ...value, ...Object.fromEntries(guards) } : value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Returns the schema of a value without what makes it optional, or one of several. */
function meant(schema: z.ZodType, value: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional) return meant(schema.unwrap() as z.ZodType, value)
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options as readonly z.ZodType[]
  return options.find((option) => option.safeParse(value).success) ?? schema
}

/** Returns the signature of a function that a schema allows. */
function signatureIn(schema: z.ZodType): Signature | undefined {
  return signatureOf(meant(schema, () => undefined))
}

function nameIn(name: string, key: string): string {
  if (name.startsWith('`')) return `${name.slice(0, -1)}.${key}\``
  return `\`${key}\` of ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** Returns a function whose errors, and results of a wrong kind, become errors that name it and its place. */
function guard(run: Run, { returns, waits }: Signature, origin: Origin, feature: Guarded): Run {
  const fail = (error: unknown): never => {
    throw explain(error, origin, feature)
  }
  const check = (value: unknown): unknown => {
    const mistake =
      mistakeIn(returns, value) ?? (origin.hook === 'head' ? findElsewhere(value, feature) : undefined)
    if (mistake) throw new SiteError(wrongResult(origin, { ...mistake, location: origin.location() }))
    const result = guardIn(value, returns, origin, feature)
    if (origin.hook === 'files' && origin.name === '`files`') checkPaths(result as object, origin, feature)
    return result
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
    if (!(value instanceof Promise)) return check(value)
    if (typeof waits === 'function' ? waits(origin.args ?? []) : waits) return value.then(check, fail)
    value.catch(() => undefined)
    throw new SiteError(wrongPromise(origin, origin.location(), WAITING))
  }
}

function explain(error: unknown, origin: Origin, { root, isOfEngine }: Guarded): unknown {
  if (error instanceof SiteError || error instanceof SiteProblems) return error
  const thrown = locateThrow(error, root)
  if (isOfEngine && !thrown) return error
  const hooks = origin.hook ? [] : HOOK_NAMES
  const problem = functionFailed(origin, error, thrown ?? origin.location(), hooks)
  return new SiteError(problem, { cause: error })
}

/** Returns what is wrong with tags that load files of hosts that the site does not allow. */
function findElsewhere(tags: unknown, { allowedHosts }: Guarded): Mistake | undefined {
  return Array.isArray(tags) ? mistakeIn(z.array(tagWithin(allowedHosts)), tags) : undefined
}

/** @throws SiteError for the path of a file where a feature may have none. */
function checkPaths(files: object, origin: Origin, { name, basePath, isOfEngine }: Guarded): void {
  for (const path of Object.keys(files)) {
    if (!isInSite(path, basePath)) throw new SiteError(fileOutside(name, path, basePath, origin.location()))
    if (!isOfEngine && path.startsWith(basePath + HASHED))
      throw new SiteError(reservedFolder(HASHED, path, origin.location()))
  }
}
