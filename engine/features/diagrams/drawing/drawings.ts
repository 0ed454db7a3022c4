import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'pathe'
import { writeWhole } from '../../../kit/cache'
import type { Picture } from './in-page/paint'
import { FONT, FONT_SIZE, MERMAID_VERSION, ROLES, STYLE_VERSION } from './style'

/** The folder of a site's drawings. They are committed with the site. */
const DIAGRAMS_FOLDER = 'diagrams'

/** Ids of the groups in a drawing's file that pages show: the drawing, and its arrangement for phones. */
export const GROUP = 'd'
export const NARROW_GROUP = 'n'

/** In px. */
export interface Size {
  width: number
  height: number
}

export interface StoredDrawing extends Size {
  /** Absolute path. */
  file: string
  /** Size of the arrangement for phones, if the drawing has one. */
  narrow?: Size
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
  { width, height, content, narrow }: Picture & { narrow?: Picture },
  colors: Record<string, string>,
): string {
  const all = content + (narrow?.content ?? '')
  const used = [...new Set(Object.values(ROLES))].filter((name) => all.includes(`--${name})`))
  const style = [...new Set([...used, ROLES.text])].map((name) => `--${name}:${colors[name]}`).join(';')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>svg{${style}}</style>`,
    group(GROUP, content),
    ...(narrow
      ? [
          `<defs data-size="${narrow.width} ${narrow.height}">`,
          group(NARROW_GROUP, narrow.content),
          '</defs>',
        ]
      : []),
    '</svg>\n',
  ].join('\n')
}

function group(id: string, content: string): string {
  const style = `fill="var(--${ROLES.text})" font-family="${FONT}" font-size="${FONT_SIZE}" text-anchor="middle"`
  return `<g id="${id}" ${style}>\n${content}\n</g>`
}

/** Returns the sizes stated in a drawing's file; undefined for an incomplete file. */
export function sizeOf(svg: string): (Size & { narrow?: Size }) | undefined {
  const size = sizeIn(/^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg))
  const narrow = sizeIn(/^<defs data-size="(\d+) (\d+)">$/m.exec(svg))
  if (!size || !svg.trimEnd().endsWith('</svg>')) return undefined
  return narrow ? { ...size, narrow } : size
}

function sizeIn(found: RegExpExecArray | null): Size | undefined {
  return found ? { width: Number(found[1]), height: Number(found[2]) } : undefined
}
