import { webcrypto } from 'node:crypto'
import type { Observed } from '../observation'
import type { Host, HostClasses } from '../world/host'
import { observedConsole } from './console'

const CLASSES: HostClasses = {
  URL,
  URLSearchParams,
  Headers,
  Request,
  Response,
  FormData,
  Blob,
  File: File,
  Event,
  EventTarget,
  CustomEvent,
  AbortController,
  AbortSignal,
  DOMException,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
}

const ERRORS = { Error, TypeError, RangeError, SyntaxError, URIError, EvalError, ReferenceError }
const BUILT_IN = { Object, Function, Array, Map, Set, Promise, ArrayBuffer, Uint8Array }

/** What this process lends to the world of one sample. */
export function lentTo(observe: (observed: Observed) => void): Host {
  return {
    classes: CLASSES,
    intrinsics: { ...ERRORS, ...BUILT_IN },
    subtle: webcrypto.subtle as SubtleCrypto,
    console: observedConsole(observe),
    atob,
    btoa,
    structuredClone,
    observe,
  }
}
