import { expect, test } from 'vitest'
import { findUnclosedTag } from './unclosed-tag'

test.each([
  ['<b>open', 'b'],
  ['<div><span></div>', 'span'],
  ['<a href="/x">x', 'a'],
  ['<b>beta</b>', undefined],
  ['<ul><li>one<li>two</ul><p>three', undefined],
  ['<img src="/x.png"><br><svg><path d="m0"/></svg>', undefined],
  ['1 < 2', undefined],
])('%s has the tag without an end %s', (html, tag) => {
  expect(findUnclosedTag(html)).toBe(tag)
})
