import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'pathe'
import { writeWhole } from '../../../kit/cache'
import { FONT, FONT_SIZE, MERMAID_VERSION, ROLES, STYLE_VERSION } from './style'

/** The folder of a site's drawings. They are committed with the site. */
const DIAGRAMS_FOLDER = 'diagrams'

/** Id of the group in a drawing's file that pages show. */
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

/** Returns a drawing's key, 16 hexadecimal digits, which changes with the source and with the drawing style. */
export function diagramKey(source: string): string {
  const parts = [source.trim(), MERMAID_VERSION, STYLE_VERSION]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** Returns the drawing with this key; undefined if it does not exist or is incomplete. */
export function readDrawing(root: string, key: string): StoredDrawing | undefined {
  const file = drawingFile(root, key)
  const size = existsSync(file) ? sizeOf(readFileSync(file, 'utf8')) : undefined
  return size && { file, ...size }
}

/** Returns the sorted keys of all drawings of a site. */
export function listKeys(root: string): string[] {
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
 * Returns the file of a drawing, which has light colors when opened on its own.
 * @param colors The light color of each custom property.
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

/** Returns the size stated in a drawing's file; undefined for an incomplete file. */
export function sizeOf(svg: string): Size | undefined {
  const found = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg)
  return found && svg.trimEnd().endsWith('</svg>')
    ? { width: Number(found[1]), height: Number(found[2]) }
    : undefined
}
