import type { HostClasses } from './host'

/** Platform classes that the runtime of a sample takes unchanged from its process or worker. */
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
