import { webcrypto } from 'node:crypto'
import type { Observed } from '../observation'
import type { Host } from '../world/host'
import { HOST_CLASSES } from '../world/host-classes'
import { observedConsole } from './console'

const ERRORS = { Error, TypeError, RangeError, SyntaxError, URIError, EvalError, ReferenceError }
const BUILT_IN = { Object, Function, Array, Map, Set, Promise, ArrayBuffer, Uint8Array }

/** What this process lends to the world of one sample. */
export function lentTo(observe: (observed: Observed) => void): Host {
  return {
    classes: HOST_CLASSES,
    intrinsics: { ...ERRORS, ...BUILT_IN },
    subtle: webcrypto.subtle as SubtleCrypto,
    console: observedConsole(observe),
    atob,
    btoa,
    structuredClone,
    observe,
  }
}
