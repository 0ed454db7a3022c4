import { expect, test } from 'vitest'
import { namesInHtml, namesInScript } from './document-style'

test('the names of HTML are its elements and classes, however they are quoted; not those of its text', () => {
  const html = `<p class="a b"><my-b\n CLASS='c'></my-b><i class=d>class="e&quot; &lt;u</i><h1 data-class="f">`
  expect([...namesInHtml(html)]).toEqual(['p', 'my-b', 'i', 'h1', '.a', '.b', '.c', '.d'])
})

const found = (code: string, ...names: string[]) => [...namesInScript(code, new Set(names))]

test.each([
  ['spelled in a string', 'e("p",{className:"box wide"})', '.wide'],
  ['spelled as a key', 'names({active:on})', '.active'],
  ['put together from its beginning', 'className:`box-$' + '{color}`', '.box-red'],
  ['put together from its end', 'className:size+"-box"', '.small-box'],
  ['of one letter', 'className:"x"', '.x'],
  ['that of an element', 'e("dialog",{})', 'dialog'],
])('a script may give a name that is %s', (_, code, name) => {
  expect(found(code, name)).toEqual([name])
})

test.each([
  ['looks for', 'root.querySelector(".box")', '.box'],
  ['has as a member', 'page.box', '.box'],
  ['has within a word', '"inbox boxes"', '.box'],
  ['has as a variable of one letter', 'let x=1;return f(x,a)', '.x'],
])('a script does not give a name that it only %s', (_, code, name) => {
  expect(found(code, name)).toEqual([])
})
