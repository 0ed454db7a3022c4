import { createHash } from 'node:crypto'
import { MERMAID_VERSION, STYLE_VERSION } from './style'

/** The name under which a drawing is kept: it changes with the source and with the way it is drawn. */
export function diagramKey(source: string): string {
  const parts = [source.trim(), MERMAID_VERSION, STYLE_VERSION]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
