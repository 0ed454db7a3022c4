import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Badge } from './Badge'
import { Card, CardGrid } from './Card'
import { Steps } from './Steps'

const Html = (_: { html: string }) => null

test('a badge has the colors of an admonition, and needs no kind', () => {
  expect(renderToStaticMarkup(<Badge text="New" kind="caution" />)).toBe(
    '<span class="badge admonition-warning">New</span>',
  )
  expect(renderToStaticMarkup(<Badge>Beta</Badge>)).toBe('<span class="badge">Beta</span>')
})

test('a card is a text below its title, which leads somewhere if it has an address', () => {
  expect(renderToStaticMarkup(<Card title="Ropes">Text</Card>)).toBe(
    '<div class="tile"><p class="tile-title"><strong>Ropes</strong></p>Text</div>',
  )
  const linked = <Card title="Home" href="/" icon="home" />
  expect(renderToStaticMarkup(<CardGrid>{linked}</CardGrid>)).toMatch(
    /^<div class="cards"><div class="tile"><p class="tile-title"><svg .*<strong><a href="\/">Home<\/a>/,
  )
})

test('steps are an ordered list, compiled or not', () => {
  for (const list of [<ol key="1" />, <Html key="2" html={'<ol start="2"><li>a</li></ol>\n'} />])
    expect(renderToStaticMarkup(<Steps>{list}</Steps>)).toContain('<div class="step-list">')
})

test('props and children that a component does not support are refused with what it accepts', () => {
  const messages = [
    () => Badge({ text: 'New', kind: 'green' }),
    () => Badge({}),
    // @ts-expect-error: MDX cannot refuse what TypeScript does
    () => Badge({ text: 'New', variant: 'tip' }),
    () => Card({ title: '' }),
    () => Card({ title: 'Ropes', icon: 'rocket' }),
    () => Steps({}),
    () => Steps({ children: 'First' }),
    () => Steps({ children: <Html html="<ul><li>a</li></ul>" /> }),
    () => Steps({ children: <Html html={'<ol><li>a</li></ol>\n<p>b</p>'} /> }),
  ].map((make) => {
    try {
      return make()
    } catch (error) {
      return String(error)
    }
  })
  expect(messages).toMatchInlineSnapshot(`
    [
      "Error: its kind is "green"; it can be note, tip, info, warning, danger, secondary, important, success, caution.",
      "Error: it has no text. Write <Badge text="New" />.",
      "Error: it has no prop "variant"; it can have text and kind.",
      "Error: it has no title. Write <Card title="…">.",
      "Error: its icon is "rocket"; it can be menu, close, search, home, light, dark, system, language, more, panel, or an <svg>.",
      "Error: its content is not one ordered list. Put one numbered list into it, and indent the content of each step as far as its text.",
      "Error: its content is not one ordered list. Put one numbered list into it, and indent the content of each step as far as its text.",
      "Error: its content is not one ordered list. Put one numbered list into it, and indent the content of each step as far as its text.",
      "Error: its content is not one ordered list. Put one numbered list into it, and indent the content of each step as far as its text.",
    ]
  `)
})
