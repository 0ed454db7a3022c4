import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Html, toBody } from './body'

const isBlocked = (address: string) => !address.startsWith('https://allowed.example.com')
const context = { islandId: () => undefined, basePath: '/', isBlocked }
const htmlOf = async (html: string) => toBody(createElement(Html, { html }), context)

test('a frame that no browser would show is a link that says where it leads', async () => {
  const frame =
    '<p>a</p><iframe title="A > b" src="https://films.example.com/embed/1?a=1&amp;b=2"></iframe><p>b</p>'
  expect(await htmlOf(frame)).toEqual([
    {
      html: '<p>a</p><a data-frame href="https://films.example.com/embed/1?a=1&amp;b=2">A &gt; b (films.example.com)</a><p>b</p>',
    },
  ])
  expect(await toBody(createElement('iframe', { src: '//films.example.com/2' }), context)).toEqual([
    { html: '<a data-frame href="//films.example.com/2">films.example.com/2</a>' },
  ])
})

test.each([
  '<iframe src="https://allowed.example.com/1"></iframe>',
  '<iframe src="/own.html"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<code>&lt;iframe src="https://films.example.com"&gt;&lt;/iframe&gt;</code>',
])('%s stays as it is', async (html) => {
  expect(await htmlOf(html)).toEqual([{ html }])
})
