import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TabItem } from './TabItem'
import { Tabs } from './Tabs'
import { tabAfterKey } from './use-selected-tab'

const selected = (markup: string) => /aria-selected="true"[^>]*>([^<]*)/.exec(markup)?.[1]

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

test('tabs without an item, and two items of one value, are refused', () => {
  const twice = [<TabItem key="1" value="a" />, <TabItem key="2" value="a" />]
  expect(() => Tabs({ children: 'text' })).toThrowErrorMatchingInlineSnapshot(
    `[Error: it has no <TabItem value="…"> in it.]`,
  )
  expect(() => Tabs({ children: twice })).toThrowErrorMatchingInlineSnapshot(
    `[Error: two of its tabs have the value "a".]`,
  )
})

test('arrows go round, Home and End go to the ends, other keys stay', () => {
  expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0)
  expect(tabAfterKey('ArrowLeft', 0, 3)).toBe(2)
  expect(tabAfterKey('Home', 2, 3)).toBe(0)
  expect(tabAfterKey('End', 0, 3)).toBe(2)
  expect(tabAfterKey('a', 0, 3)).toBeUndefined()
})
