// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BodyNode, fill, hollow, render } from './tree'

const body: BodyNode[] = [
  { html: '<p>first</p>' },
  { island: 'box', props: { label: 'x' }, children: [{ html: '<b>second</b>' }, 'text'] },
  { tag: 'p', props: { className: 'c' }, children: ['third'] },
]

function Box({ label, children }: { label?: unknown; children?: React.ReactNode }) {
  return <section title={String(label)}>{children}</section>
}

test('a body is printed with its blocks numbered in document order', () => {
  expect(renderToString(render(body, { find: () => Box, around: (island) => island }))).toBe(
    '<div data-html="0"><p>first</p></div><section title="x"><div data-html="1"><b>second</b></div>text</section><p class="c">third</p>',
  )
})

test('the content around an island includes what is inside it', () => {
  const around = (_island: React.ReactNode, children: React.ReactNode[], key: number) => (
    <aside key={key}>{children}</aside>
  )
  expect(renderToString(render(body, { find: () => Box, around }))).toContain(
    '<aside><div data-html="1"><b>second</b></div>text</aside>',
  )
})

test('a hollow body has the same shape and no prose', () => {
  expect(JSON.stringify(hollow(body))).not.toMatch(/first|second/)
})

test('filling a hollow body from the document gives back the whole', () => {
  const blocks = [
    { getAttribute: () => '1', innerHTML: '<b>second</b>' },
    { getAttribute: () => '0', innerHTML: '<p>first</p>' },
  ]
  const root = { querySelectorAll: () => blocks } as unknown as ParentNode
  expect(fill(hollow(body), root)).toEqual(body)
})
