import { flatten } from './flatten'
import { readableError } from './readable-error'
import { wrapSequence } from './sequence'
import type { Drawing, DrawingRequest } from './types'

interface Mermaid {
  initialize(config: object): void
  render(id: string, source: string): Promise<{ svg: string }>
}

declare const mermaid: Mermaid

/** Called from outside the page: `mermaid` is a script of its own. */
export async function draw(request: DrawingRequest): Promise<Drawing> {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  try {
    host.innerHTML = (await mermaid.render('diagram', prepare(request))).svg
    const svg = host.querySelector('svg')
    if (!svg) throw new Error('it drew nothing')
    return flatten(svg, request)
  } catch (error) {
    return readableError(error, request.source)
  }
}

/** Sets mermaid up for a diagram. @returns what it is to draw, line for line. */
function prepare({ source, config }: DrawingRequest): string {
  if (!/^\s*sequenceDiagram\b/m.test(source)) {
    mermaid.initialize(config)
    return source
  }
  const font = `${config.fontSize}px ${config.fontFamily}`
  const wrapped = wrapSequence(source, font, config.sequence.actorMargin)
  mermaid.initialize({ ...config, sequence: { ...config.sequence, width: wrapped.width } })
  return wrapped.source
}
