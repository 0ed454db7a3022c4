import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { htmlOf } from '../testing'

function Pair({ children }: { children: ReactNode[] }) {
  return [<b key="1">{children[0]}</b>, <i key="2">{children[1]}</i>]
}

function Count({ children }: { children: ReactNode }) {
  return Array.isArray(children) ? children.length : 1
}

const code = '```html\n<b>x</b>\n```'
const pre = '<pre data-lang="html"><b>x</b></pre>'

for (const [first, html] of [
  ['<div>\n<button>One</button>\n</div>', '<div><button>One</button></div>'],
  [
    '<div>\n<label><input type="checkbox" /> Yes</label>\n</div>',
    '<input type="checkbox"/> Yes</label></div>',
  ],
  ['<div className="x">\nhello\n</div>', '<div class="x"><p>hello</p></div>'],
  ['*one*', '<p><em>one</em></p>'],
  ['{1 + 1}', '2'],
])
  test(`a component finds ${JSON.stringify(first)} and what is below it as its two children`, async () => {
    const shown = await htmlOf(`<Pair>\n${first}\n\n${code}\n</Pair>`, { Pair })
    expect(shown).toContain(`${html}</b><i>${pre}</i>`)
  })

test('a component has as many children as the page gives it', async () => {
  expect(await htmlOf('<Count>\na\n\nb\n\n- c\n- d\n</Count>', { Count })).toBe('3')
  expect(await htmlOf('x <Count>a *b* `c`</Count>', { Count })).toContain('4')
  expect(await htmlOf('<Count>\na\n</Count>', { Count })).toBe('1')
})
