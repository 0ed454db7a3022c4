import { flatten } from './flatten'
import { applyLook } from './look'
import type { Arrangement, Drawing, DrawingRequest, Picture } from './paint'
import { wrapSequence } from './sequence'

interface Mermaid {
  initialize(config: object): void
  render(id: string, source: string): Promise<{ svg: string }>
}

declare const mermaid: Mermaid

/** Returns the drawing of a diagram, or why it failed. Called from outside the page. */
export async function draw(request: DrawingRequest): Promise<Drawing> {
  try {
    const wide = await arrange(request, request.wide)
    const narrow = wide.width > request.phone ? await arrange(request, request.narrow) : wide
    return narrow.width < wide.width ? { ...wide, narrow } : wide
  } catch (error) {
    return readableError(error, request.source)
  }
}

async function arrange(request: DrawingRequest, arrangement: Arrangement): Promise<Picture> {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  host.innerHTML = (await mermaid.render('diagram', prepare(request.source, arrangement))).svg
  const svg = host.querySelector('svg')
  if (!svg) throw new Error('it drew nothing')
  applyLook(svg, request)
  return flatten(svg, request)
}

/** Returns the source for mermaid, after configuring mermaid for it. Line numbers do not change. */
function prepare(source: string, { config, sequence, direction }: Arrangement): string {
  if (!/^\s*sequenceDiagram\b/m.test(source)) {
    mermaid.initialize(config)
    return direction === undefined
      ? source
      : source.replace(/^(\s*(?:flowchart|graph)\s+)\w\w\b/m, `$1${direction}`)
  }
  const font = `${config.fontSize}px ${config.fontFamily}`
  const { source: wrapped, width, height } = wrapSequence(source, font, sequence)
  mermaid.initialize({
    ...config,
    sequence: { ...config.sequence, width, height, actorMargin: sequence.gap },
  })
  return wrapped
}

/** Returns mermaid's message without its excerpt of the line, and the line's number in the author's source. */
function readableError(error: unknown, source: string): Drawing {
  const message = error instanceof Error ? error.message : String(error)
  const said = /\bline:? ?(\d+)/i.exec(message)?.[1]
  const expected = /^(Expecting .*)$/m.exec(message)?.[1]
  const [first = ''] = message.split('\n')
  const reason = expected ?? first.replace(/\s*\.$/, '')
  const line = said === undefined ? undefined : lineInSource(Number(said), source)
  return { error: reason, ...(line === undefined ? {} : { line }) }
}

/** Mermaid's line numbers skip comments and leading empty lines. */
function lineInSource(said: number, source: string): number {
  const lines = source.split('\n')
  const counted = lines.flatMap((text, index) => (/^\s*%%(?!\{)/.test(text) ? [] : [{ text, index }]))
  const begin = counted.findIndex(({ text }) => text.trim() !== '')
  const found = counted[Math.max(0, begin) + said - 1]
  return Math.min(found?.index ?? lines.length - 1, lines.length - 1) + 1
}
