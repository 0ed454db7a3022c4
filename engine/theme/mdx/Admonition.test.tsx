import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Admonition } from './Admonition'
import { Details } from './Details'

test('an admonition prints what the Markdown syntax prints', () => {
  expect(renderToStaticMarkup(<Admonition type="tip">Text</Admonition>)).toBe(
    '<div class="admonition admonition-tip" role="note" aria-label="Tip"><p class="admonition-title">Tip</p>Text</div>',
  )
  const titled = renderToStaticMarkup(<Admonition type="caution" title="Mind" />)
  expect(titled).toContain('admonition-warning')
  expect(titled).toContain('<p class="admonition-title">Mind</p>')
})

test('an admonition of an unknown type is refused', () => {
  expect(() => Admonition({ type: 'nota' })).toThrowErrorMatchingInlineSnapshot(
    `[Error: its type is "nota"; it can be note, tip, info, warning, danger, secondary, important, success, caution.]`,
  )
})

test('a fold takes its summary as text or as an element', () => {
  const fold = '<details open=""><summary>More</summary>Text</details>'
  expect(renderToStaticMarkup(<Details summary="More" open children="Text" />)).toBe(fold)
  expect(renderToStaticMarkup(<Details summary={<summary>More</summary>} open children="Text" />)).toBe(fold)
})
