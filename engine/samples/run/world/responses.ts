import { ownBuffer } from './chance'
import type { HostClasses } from './host'

/** `Response` whose bodies are read into objects of the sample's own realm. */
export function responseClass(Base: HostClasses['Response']): typeof Response {
  class OwnResponse extends Base {
    override async text(): Promise<string> {
      return super.text()
    }

    override async json(): Promise<unknown> {
      return JSON.parse(await super.text())
    }

    override async arrayBuffer(): Promise<ArrayBuffer> {
      return ownBuffer(await super.arrayBuffer()) as ArrayBuffer
    }

    override async blob(): Promise<Blob> {
      return super.blob()
    }

    override clone(): Response {
      return Object.setPrototypeOf(super.clone(), OwnResponse.prototype)
    }
  }
  Object.defineProperty(OwnResponse, 'name', { value: 'Response' })
  return OwnResponse
}
