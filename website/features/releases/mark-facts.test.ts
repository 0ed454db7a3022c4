import type { Element, ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { marked } from './mark-facts'

function h(tagName: string, ...children: (ElementContent | string)[]): Element {
  const nodes = children.map(
    (child): ElementContent => (typeof child === 'string' ? { type: 'text', value: child } : child),
  )
  return { type: 'element', tagName, properties: {}, children: nodes }
}

function badge(section: string): Element {
  const text = h('span', section)
  const link = h('a', { ...text, properties: { className: ['badge'] } })
  return { ...link, properties: { href: `/mint/versions#${section}` } }
}

/** Shows the tree in short: `<li since=later>`. */
function shown(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { dataSince, dataOf, href } = node.properties
  if (href !== undefined) return '[badge]'
  const marks = `${dataSince ? ` since=${dataSince}` : ''}${dataOf ? ` of=${dataOf}` : ''}`
  return `<${node.tagName}${marks}>${node.children.map(shown).join('')}</${node.tagName}>`
}

test('a sentence that ends with the badge of a later release is marked, with its full stop', () => {
  const text = h(
    'p',
    'It keeps the text. From then on, ',
    h('code', 'sort'),
    ' stays ',
    badge('r-11-14-0'),
    '. So does the tab.',
  )
  expect(shown(marked(text))).toBe(
    '<p>It keeps the text. <span since=11.14.0>From then on, <code>sort</code> stays [badge].</span> So does the tab.</p>',
  )
  const two = h('p', 'One ', badge('r-11-14-0'), '. Two ', badge('r-after-11-14'), '.')
  expect(shown(marked(two))).toBe(
    '<p><span since=11.14.0>One [badge].</span><span since=later> Two [badge].</span></p>',
  )
})

test('an item, a paragraph or a row that consists of such a sentence is marked as a whole', () => {
  const item = h('li', 'There is a filter ', badge('r-11-13-0'), '.')
  expect(shown(marked(item))).toContain('<li since=11.13.0>')
  const loose = h('li', '\n', h('p', 'There is a filter ', badge('r-core-2'), '.'), '\n')
  expect(shown(marked(loose))).toContain('<li since=11.13.0>')
  const row = h('tr', h('td', 'filters'), h('td', 'New ', badge('r-after-11-14'), '.'))
  expect(shown(marked(row))).toContain('<tr since=later>')
})

test('a bold beginning is a sentence of its own', () => {
  const item = h('li', h('strong', 'The tab stays.'), ' The text too ', badge('r-after-11-14'), '.')
  expect(shown(marked(item))).toBe(
    '<li><strong>The tab stays.</strong><span since=later> The text too [badge].</span></li>',
  )
})

test('a badge in the middle of a sentence, alone, or of an earlier release marks nothing', () => {
  const nodes = [
    h('p', 'A badge ', badge('r-after-11-14'), ' marks what changes.'),
    h('td', badge('r-11-13-0'), ' ', badge('r-11-14-0')),
    h('li', 'It was so ', badge('r-0-1'), '.'),
  ]
  for (const node of nodes) expect(marked(node)).toBe(node)
})

test('a member with such a badge is marked with its description, and a row of the comparison with its release', () => {
  const member = h(
    'div',
    h('dt', h('span', h('code', 'reuse'), ' ', badge('r-11-14-0'))),
    h('dd', 'Keeps pages.'),
  )
  expect(shown(marked(member))).toContain('<div since=11.14.0>')
  const rows = ['This site', '11.13.0', '11.14.0'].map((name) => h('tr', h('td', name), h('td', '1')))
  expect(rows.map((row) => shown(marked(row)).slice(0, 14))).toEqual([
    '<tr of=0.1><td',
    '<tr of=11.13.0',
    '<tr of=11.14.0',
  ])
})
