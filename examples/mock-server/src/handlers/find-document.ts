import { HttpError } from '../http-error'
import type { MockDocument, SearchIndex } from '../types'

/** @throws HttpError 404 if it does not exist. */
export function findDocument({ documents }: SearchIndex, id: string | undefined): MockDocument {
  const document = documents.find((one) => one.id === id)
  if (document) return document
  throw new HttpError(404, `There is no document "${id}".`)
}
