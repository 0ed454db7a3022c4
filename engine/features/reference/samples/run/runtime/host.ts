import type { Observed } from '../observation'

/** Platform classes that a sample's runtime takes unchanged from its process or worker, and so from another realm. */
export const HOST_CLASSES = {
  URL,
  URLSearchParams,
  Headers,
  Request,
  Response,
  FormData,
  Blob,
  File,
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

export type HostClasses = typeof HOST_CLASSES

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
  /** Answers requests that `respond` does not cover; absent for a site without a mock server. */
  answer?: ((request: Request) => Promise<Response>) | undefined
}

/** The process's interface to a runtime. */
export interface Runtime {
  /** Runs the next timer; returns false if none is pending. */
  runTimer(): boolean
}

/** The global object of a sample. */
export type Scope = Record<string, unknown>
