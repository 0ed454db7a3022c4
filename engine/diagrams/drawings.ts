import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'pathe'
import { writeWhole } from '../cache/paths'
import { FONT, FONT_SIZE, MERMAID_VERSION, ROLES, STYLE_VERSION } from './style'

/** The folder of a site with its drawings. They are in its repository, beside the sources. */
const DIAGRAMS_FOLDER = 'diagrams'

/** The group in a drawing's file that a page shows. */
export const GROUP = 'd'

/** In px. */
export interface Size {
  width: number
  height: number
}

export interface StoredDrawing extends Size {
  /** Absolute path. */
  file: string
}

/** The name of a drawing, 16 hexadecimal digits: it changes with the source and with the way it is drawn. */
export function diagramKey(source: string): string {
  const parts = [source.trim(), MERMAID_VERSION, STYLE_VERSION]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** The drawing with a key; undefined where there is none, or none that can be shown. */
export function storedDrawing(root: string, key: string): StoredDrawing | undefined {
  const file = drawingFile(root, key)
  const size = existsSync(file) ? sizeOf(readFileSync(file, 'utf8')) : undefined
  return size && { file, ...size }
}

/** Keys of all drawings of a site, in order. */
export function storedKeys(root: string): string[] {
  const folder = join(root, DIAGRAMS_FOLDER)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.flatMap((name) => /^([\da-f]{16})\.svg$/.exec(name)?.[1] ?? []).sort()
}

export async function storeDrawing(root: string, key: string, svg: string): Promise<void> {
  await writeWhole(drawingFile(root, key), svg)
}

export async function removeDrawing(root: string, key: string): Promise<void> {
  await rm(drawingFile(root, key), { force: true })
}

function drawingFile(root: string, key: string): string {
  return join(root, DIAGRAMS_FOLDER, `${key}.svg`)
}

/**
 * The file of a drawing. Opened by itself it has the colors of paper.
 * @param colors the light color of each custom property
 */
export function svgFile(
  { width, height, content }: Size & { content: string },
  colors: Record<string, string>,
): string {
  const used = [...new Set(Object.values(ROLES))].filter((name) => content.includes(`--${name})`))
  const style = [...new Set([...used, ROLES.text])].map((name) => `--${name}:${colors[name]}`).join(';')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>svg{${style}}</style>`,
    `<g id="${GROUP}" fill="var(--${ROLES.text})" font-family="${FONT}" font-size="${FONT_SIZE}" text-anchor="middle">`,
    content,
    '</g></svg>\n',
  ].join('\n')
}

/** The size that a drawing's file states; undefined for a text that is not a whole drawing. */
export function sizeOf(svg: string): Size | undefined {
  const found = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg)
  return found && svg.trimEnd().endsWith('</svg>')
    ? { width: Number(found[1]), height: Number(found[2]) }
    : undefined
}
