import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'pathe'

/** A content coding by name, and what the build ends its files with. The first that fits is taken. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** The not-found page of a folder as the build left it, by content coding; uncompressed under `identity`. */
export type NotFoundFiles = ReadonlyMap<string, Buffer>

/** Empty where the folder has no such page. */
export function readNotFound(folder: string): NotFoundFiles {
  const files = [...CODINGS, ['identity', ''] as const].map(
    ([coding, ending]) => [coding, join(folder, `404.html${ending}`)] as const,
  )
  return new Map(
    files.filter(([, file]) => existsSync(file)).map(([coding, file]) => [coding, readFileSync(file)]),
  )
}

/** Answers a request for an address that has no file. `accepted` is what its `Accept-Encoding` says. */
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

/** The first coding that a browser takes: `gzip;q=0` says that it does not take gzip. */
export function chooseCoding(codings: readonly string[], accepted: string): string {
  const words = accepted.split(',').map((word) => word.trim().toLowerCase())
  const taken = words
    .filter((word) => !/;\s*q=0(\.0*)?$/.test(word))
    .map((word) => word.replace(/\s*;.*/, ''))
  return codings.find((coding) => taken.includes(coding)) ?? 'identity'
}
