import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TabItem } from './TabItem'
import { Tabs } from './Tabs'
import { tabAfterKey } from './use-selected-tab'

const selected = (markup: string) => /aria-selected="true"[^>]*>([^<]*)/.exec(markup)?.[1]

function messageOf(element: ReactElement): string {
  try {
    return renderToStaticMarkup(element)
  } catch (error) {
    return String(error)
  }
}

test('every panel is in the page with its label, and the first tab is selected', () => {
  const markup = renderToStaticMarkup(
    <Tabs>
      <TabItem value="ts" label="TypeScript">
        one
      </TabItem>
      <TabItem value="js">two</TabItem>
    </Tabs>,
  )
  expect(markup).toContain('<p class="tab-label">TypeScript</p>one')
  expect(markup).toContain('<p class="tab-label">js</p>two')
  expect(selected(markup)).toBe('TypeScript')
})

test('the tab of a first visit can be named by the item, the list of values or the default value', () => {
  const items = [<TabItem key="a" value="a" />, <TabItem key="b" value="b" />]
  const values = [{ value: 'a' }, { value: 'b', label: 'Second', default: true }]
  expect(selected(renderToStaticMarkup(<Tabs values={values}>{items}</Tabs>))).toBe('Second')
  expect(selected(renderToStaticMarkup(<Tabs defaultValue="b">{items}</Tabs>))).toBe('b')
  const preset = [items[0], <TabItem key="b" value="b" default />]
  expect(selected(renderToStaticMarkup(<Tabs>{preset}</Tabs>))).toBe('b')
})

test('tabs have the order of the list of values', () => {
  const items = [<TabItem key="a" value="a" />, <TabItem key="b" value="b" />, <TabItem key="c" value="c" />]
  const markup = renderToStaticMarkup(<Tabs values={[{ value: 'c' }, { value: 'b' }]}>{items}</Tabs>)
  expect(markup.match(/(?<=role="tab" [^>]*>)[^<]+/g)).toEqual(['c', 'b', 'a'])
})

test('tabs without an item, with other text, and two items of one value, are refused', () => {
  const twice = [<TabItem key="1" value="a" />, <TabItem key="2" value="a" />]
  expect(() => Tabs({})).toThrow('it has no <TabItem value="…"> in it.')
  expect(() => Tabs({ children: 'text' })).toThrowErrorMatchingInlineSnapshot(
    `[Error: it has the text "text" in it. Put all of its content into <TabItem value="…"> elements directly inside it.]`,
  )
  expect(() => Tabs({ children: twice })).toThrowErrorMatchingInlineSnapshot(
    `[Error: two of its tabs have the value "a".]`,
  )
})

test('content that could not be shown is refused', () => {
  const item = <TabItem value="a">one</TabItem>
  // @ts-expect-error: an item without a value is what MDX cannot refuse
  const unnamed = <TabItem label="Only a label" />
  const Wrapper = () => item
  const html = { html: '\n<p class="x">text</p>' }
  const Html = (_: typeof html) => null
  const messages = [
    <Tabs key="1">{unnamed}</Tabs>,
    <Tabs key="2">
      {item}
      <Wrapper />
    </Tabs>,
    <Tabs key="3">
      <div>{item}</div>
    </Tabs>,
    <Tabs key="4">
      {item}
      <Html {...html} />
    </Tabs>,
    <Tabs key="5" values={[{ value: 'a' }, { value: 'c' }]}>
      {item}
    </Tabs>,
    <Tabs key="6" defaultValue="zzz">
      {item}
      <TabItem value="b" />
    </Tabs>,
  ].map(messageOf)
  expect(messages).toMatchInlineSnapshot(`
    [
      "Error: it has a <TabItem label="Only a label"> without a value. Give each <TabItem> its own value="…".",
      "Error: it has <Wrapper> in it. Put all of its content into <TabItem value="…"> elements directly inside it.",
      "Error: it has <div> in it. Put all of its content into <TabItem value="…"> elements directly inside it.",
      "Error: it has <p class="x"> in it. Put all of its content into <TabItem value="…"> elements directly inside it.",
      "Error: it names a tab "c" that it does not have; it has a.",
      "Error: it names a tab "zzz" that it does not have; it has a, b.",
    ]
  `)
})

test('a value may be a number, and white space is ignored', () => {
  const Html = (_: { html: string }) => null
  const markup = renderToStaticMarkup(
    <Tabs defaultValue={2}>
      <Html html={'\n'} />
      <TabItem value={1}>one</TabItem>
      <TabItem value={2} label="Two">
        two
      </TabItem>
    </Tabs>,
  )
  expect(selected(markup)).toBe('Two')
})

test('a class is on the tabs, or around the content of one', () => {
  const markup = renderToStaticMarkup(
    <Tabs className="wide">
      <TabItem value="a" className="calm">
        one
      </TabItem>
    </Tabs>,
  )
  expect(markup).toContain('<div class="wide"><div class="tabs">')
  expect(markup).toContain('<div class="calm">one</div>')
})

test('arrow keys wrap around, Home and End go to the ends, other keys do nothing', () => {
  expect(tabAfterKey('ArrowRight', 2, 3, 'ArrowRight')).toBe(0)
  expect(tabAfterKey('ArrowLeft', 0, 3, 'ArrowRight')).toBe(2)
  expect(tabAfterKey('ArrowLeft', 2, 3, 'ArrowLeft')).toBe(0)
  expect(tabAfterKey('ArrowRight', 0, 3, 'ArrowLeft')).toBe(2)
  expect(tabAfterKey('Home', 2, 3, 'ArrowRight')).toBe(0)
  expect(tabAfterKey('End', 0, 3, 'ArrowRight')).toBe(2)
  expect(tabAfterKey('a', 0, 3, 'ArrowRight')).toBeUndefined()
})
