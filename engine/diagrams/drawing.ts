import { FONT, FONT_SIZE, ROLES } from './style'

/** The group in the file that a page shows. */
export const GROUP = 'd'

export interface Size {
  width: number
  height: number
}

/** The file of a drawing. Opened by itself it has the colors of paper. */
export function svgFile({ width, height, content }: Size & { content: string }, colors: PaperColors): string {
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

/** The light color of each custom property. */
export type PaperColors = Record<string, string>

/** @returns the size of a drawing; undefined for a text that is none. */
export function sizeOf(svg: string): Size | undefined {
  const found = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg)
  return found && svg.trimEnd().endsWith('</svg>')
    ? { width: Number(found[1]), height: Number(found[2]) }
    : undefined
}
