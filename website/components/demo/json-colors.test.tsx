import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { colored } from './json-colors'

test('names, texts, numbers and words each have their color, and nothing else is changed', () => {
  expect(renderToStaticMarkup(colored('{\n  "a \\"b\\"": ["<c>", -1.5, true]\n}'))).toBe(
    '{\n  <span class="a">&quot;a \\&quot;b\\&quot;&quot;</span>: ' +
      '[<span class="s">&quot;&lt;c&gt;&quot;</span>, <span class="n">-1.5</span>, <span class="n">true</span>]\n}',
  )
})
