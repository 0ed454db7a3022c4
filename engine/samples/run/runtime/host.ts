import type { Observed } from '../observation'

/** Platform classes that Node shares with browsers. They belong to another realm than the sample. */
export interface HostClasses {
  URL: typeof URL
  URLSearchParams: typeof URLSearchParams
  Headers: typeof Headers
  Request: typeof Request
  Response: typeof Response
  FormData: typeof FormData
  Blob: typeof Blob
  File: typeof File
  Event: typeof Event
  EventTarget: typeof EventTarget
  CustomEvent: typeof CustomEvent
  AbortController: typeof AbortController
  AbortSignal: typeof AbortSignal
  DOMException: typeof DOMException
  TextEncoder: typeof TextEncoder
  TextDecoder: typeof TextDecoder
  ReadableStream: typeof ReadableStream
  WritableStream: typeof WritableStream
  TransformStream: typeof TransformStream
}

/** What the process injects into the runtime of one sample. */
export interface Host {
  classes: HostClasses
  /** Errors and built-in classes of the other realm, by name. */
  intrinsics: Record<string, unknown>
  subtle: SubtleCrypto
  console: Record<string, unknown>
  atob(text: string): string
  btoa(text: string): string
  structuredClone(value: unknown): unknown
  observe(observed: Observed): void
}

/** The process's interface to a runtime. */
export interface Runtime {
  /** Runs the next timer; returns false if none is pending. */
  runTimer(): boolean
}

/** The global object of a sample. */
export type Scope = Record<string, unknown>
