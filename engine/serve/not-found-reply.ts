import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'pathe'

/** Content codings and the extensions of their files, in order of preference. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** A build's not-found page by content coding; uncompressed under `identity`. */
export type NotFoundFiles = ReadonlyMap<string, Buffer>

/** Returns an empty map if the folder has no such page. */
export function readNotFound(folder: string): NotFoundFiles {
  const files = [...CODINGS, ['identity', ''] as const].map(
    ([coding, ending]) => [coding, join(folder, `404.html${ending}`)] as const,
  )
  return new Map(
    files.filter(([, file]) => existsSync(file)).map(([coding, file]) => [coding, readFileSync(file)]),
  )
}

/** Responds to a request for a missing file. `accepted` is its `Accept-Encoding` header. */
export function sendNotFound(response: ServerResponse, page: NotFoundFiles, accepted = ''): void {
  const coding = chooseCoding([...page.keys()], accepted)
  response
    .writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    })
    .end(page.get(coding) ?? '')
}

/** Returns the first coding that the browser accepts. `gzip;q=0` means that it does not accept gzip. */
export function chooseCoding(codings: readonly string[], accepted: string): string {
  const words = accepted.split(',').map((word) => word.trim().toLowerCase())
  const taken = words
    .filter((word) => !/;\s*q=0(\.0*)?$/.test(word))
    .map((word) => word.replace(/\s*;.*/, ''))
  return codings.find((coding) => taken.includes(coding)) ?? 'identity'
}
