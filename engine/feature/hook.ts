import { z } from 'zod'

/** A function of `setup` that registers something. `Call` is how features call it, and `Args` what is registered. */
export interface Hook<Call, Args> {
  /** What its arguments have to be, in order. Only the border is checked: types tell authors the rest. */
  readonly takes: readonly z.ZodType[]
  /** Only a type: there is no such property. */
  readonly call?: Call
  readonly args?: Args
}

type AnyCall = (...args: never) => void

/** Defines a hook. */
export function hook<Call extends AnyCall, Args = Parameters<Call>>(
  ...takes: readonly z.ZodType[]
): Hook<Call, Args> {
  return { takes }
}

/** What a function of a feature returns. */
export interface Signature {
  readonly returns: z.ZodType
  /** True if the engine waits for a promise. It may depend on the other values that the hook gets. */
  readonly waits: boolean | ((args: readonly unknown[]) => boolean)
  /** Returns how messages call the function, if it is the value of a key that the feature chooses. Begins a sentence. */
  readonly nameOf?: (key: string) => string
}

const signatures = new WeakMap<z.ZodType, Signature>()

/** Returns the schema of a function, which is guarded, and its results with it. */
export function run(returns: z.ZodType = z.unknown(), about: Partial<Signature> = {}): z.ZodType {
  const schema = z.custom((value) => typeof value === 'function', 'a function')
  signatures.set(schema, { returns, waits: false, ...about })
  return schema
}

/** The same for a function whose result the engine waits for. */
export function wait(returns?: z.ZodType, about?: Partial<Signature>): z.ZodType {
  return run(returns, { waits: true, ...about })
}

/** Returns what the schema of a function says; undefined for another schema. */
export function signatureOf(schema: z.ZodType): Signature | undefined {
  return signatures.get(schema)
}
