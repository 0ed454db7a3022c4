import { rmSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test, vi } from 'vitest'
import { writeSite } from '../../../content/test-site'
import { SiteError } from '../../../diagnostics/problem'
import { createFenceIndex } from '../../../markdown/plugins/code-fences'
import type { Artist } from './artist'
import { createDrawingDesk } from './drawing-desk'
import { diagramKey, listKeys } from './drawings'

const SVG = '<svg xmlns="" width="10" height="20"></svg>'

function desk(draw: Artist['draw'], sources: readonly string[]) {
  const text = sources.map((source) => `\`\`\`mermaid\n${source}\n\`\`\`\n`).join('\n')
  const root = writeSite({ 'docs/a.mdx': text, 'docs/b.mdx': '```mermaid\nother\n```\n' })
  const close = vi.fn(async () => undefined)
  const open = vi.fn(async () => ({ draw, close }))
  const drawings = createDrawingDesk(open)
  const folders = { root, outside: [] }
  const fences = createFenceIndex()
  const drawing = (source: string) =>
    drawings.drawing({ key: diagramKey(source), source, file: 'docs/a.mdx', line: 1 }, folders, fences)
  const drawn = async () => {
    const listener = vi.fn()
    drawings.onDrawn(listener)
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
  }
  return {
    root,
    open,
    close,
    drawings,
    drawing,
    drawn,
    removeUnused: () => drawings.removeUnused(folders, fences),
  }
}

test('a page does not wait for its diagrams, and one browser draws all of them', async () => {
  const { drawing, drawn, drawings, open, close } = desk(async () => ({ svg: SVG }), ['one', 'two'])
  for (const source of ['one', 'two']) {
    expect(drawing(source)).toBeUndefined()
    expect(drawing(source)).toBeUndefined()
    await drawn()
    expect(drawing(source)).toMatchObject({ width: 10, height: 20 })
  }
  expect(open).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
  await drawings.close()
  expect(close).toHaveBeenCalledOnce()
})

test('the reason why a diagram cannot be drawn is remembered, without another try', async () => {
  const draw = vi.fn(async () => ({ error: 'no arrow' }))
  const { drawing, drawn } = desk(draw, ['one'])
  expect(drawing('one')).toBeUndefined()
  await drawn()
  for (let time = 0; time < 2; time++) expect(() => drawing('one')).toThrow('no arrow')
  expect(draw).toHaveBeenCalledOnce()
})

test('if a browser fails to start, the next diagram tries again', async () => {
  const { drawing, drawn, open } = desk(async () => ({ svg: SVG }), ['one', 'two'])
  open.mockRejectedValueOnce(new SiteError({ what: 'There is no browser.' }))
  expect(drawing('one')).toBeUndefined()
  await drawn()
  expect(() => drawing('one')).toThrow('no browser')
  expect(drawing('two')).toBeUndefined()
  await drawn()
  expect(drawing('two')).toBeDefined()
})

test('drawings of a page that is gone are removed', async () => {
  const { root, drawing, drawn, removeUnused } = desk(async () => ({ svg: SVG }), ['one'])
  drawing('one')
  await drawn()
  await removeUnused()
  expect(listKeys(root)).toEqual([diagramKey('one')])
  rmSync(join(root, 'docs/a.mdx'))
  await removeUnused()
  expect(listKeys(root)).toEqual([])
})
