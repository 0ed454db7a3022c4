import { expect, test } from 'vitest'
import { bodyOf, htmlOf } from '../testing'
import { fold } from './fold'

function Counter() {
  return null
}

test('an aligned table with an island in a cell has its styles as React takes them', async () => {
  const body = await bodyOf(
    '| a | b |\n| :- | :-: |\n| <Counter /> | c |',
    { Counter },
    new Map([[Counter, 'c']]),
  )
  expect(JSON.stringify(body)).toContain('"style":{"textAlign":"center"}')
  expect(JSON.stringify(body)).not.toContain('"style":"')
})

test('styles in HTML become objects, whatever stands in them', () => {
  const html = '<b style="background-image:url(data:a;b);--c: d;;-webkit-mask:none">x</b>'
  const [paragraph] = fold([{ tag: 'p', children: [{ html }, { island: 'c' }] }])
  expect(paragraph).toMatchObject({
    children: [
      {
        props: { style: { backgroundImage: 'url(data:a;b)', '--c': 'd', WebkitMask: 'none' } },
      },
      { island: 'c' },
    ],
  })
})

test('a picture written as JSX is printed without a preload', async () => {
  expect(await htmlOf('<img src="/a.png" alt="A" />')).toBe('<img src="/base/a.png" alt="A"/>')
})

test('no line break stands before a block, and those of code stay', async () => {
  const html = await htmlOf('One.\n\n- a\n- b\n\n| c |\n| - |\n| d |\n\n```ts\nlet e\n\nlet f\n```')
  const [before, code] = html.split(/\n?<pre/)
  expect(before).not.toContain('\n')
  expect(code).toContain('\n')
})

test('content with hidden="until-found" can be found', async () => {
  expect(await htmlOf('<p hidden={"until-found"}>{1 + 1}</p>')).toBe('<p hidden="until-found">2</p>')
  const [part] = fold([{ tag: 'div', props: { hidden: 'until-found' }, children: [{ island: 'c' }] }])
  expect(part).toMatchObject({ tag: 'div', props: {} })
})
