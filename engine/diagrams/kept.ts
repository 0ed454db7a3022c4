import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'pathe'
import { type Size, sizeOf } from './drawing'

/** The folder of a site in which its drawings are kept, with the sources. */
const DIAGRAMS_FOLDER = 'diagrams'

const NAME = /^[\da-f]{16}\.svg$/

export interface KeptDrawing extends Size {
  /** Absolute path. */
  file: string
}

/** Absolute path of the drawing with a key. */
function drawingFile(root: string, key: string): string {
  return join(root, DIAGRAMS_FOLDER, `${key}.svg`)
}

/** The drawing with a key; undefined where there is none, or none that can be shown. */
export function keptDrawing(root: string, key: string): KeptDrawing | undefined {
  const file = drawingFile(root, key)
  const size = existsSync(file) ? sizeOf(readFileSync(file, 'utf8')) : undefined
  return size && { file, ...size }
}

/** Keys of all drawings that are kept, in order. */
export function keptKeys(root: string): string[] {
  const folder = join(root, DIAGRAMS_FOLDER)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => NAME.test(name))
    .map((name) => name.slice(0, -'.svg'.length))
    .sort()
}

/** In one step, so that nobody reads half a drawing. */
export async function keepDrawing(root: string, key: string, svg: string): Promise<void> {
  const file = drawingFile(root, key)
  await mkdir(join(root, DIAGRAMS_FOLDER), { recursive: true })
  const partial = `${file}.${process.pid}.partial`
  await writeFile(partial, svg)
  await rename(partial, file)
}

export async function removeDrawing(root: string, key: string): Promise<void> {
  await rm(drawingFile(root, key), { force: true })
}
