import type { HostClasses } from './host'

/** What the world of a sample takes from the process or the worker it is made in, as it is. */
export const HOST_CLASSES: HostClasses = {
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
