import { expect, test } from 'vitest'
import { createHighlighter } from '../../../../markdown/code/highlighter'
import type { Observation } from './observation'
import { observationPanel } from './panel'

const highlighter = createHighlighter({ defaultLanguage: 'text', magicComments: [] })
const panel = (observation: Observation) =>
  observationPanel(observation, highlighter.color, { name: 'sample-7', isBeside: false })

const REQUEST: Observation = [
  {
    kind: 'request',
    method: 'POST',
    path: '/api/v1/suggest',
    query: { kind: ['a b', 'c'] },
    headers: { accept: 'application/json' },
    credentials: 'include',
    body: { text: '<b>' },
  },
]

test('a request shows its address, its headers in a fold, and its body in colors', () => {
  expect(panel(REQUEST).html).toMatchInlineSnapshot(`
    "<div class="observed-parts"><details class="observed-code" name="sample-7" open><summary>Code</summary></details><details name="sample-7"><summary>Request <small>6</small></summary><figure class="code observed" aria-label="Request"><pre translate="no"><code><span class="k">POST</span> /api/v1/suggest
      ?kind=<span class="s">a b
    </span>  &amp;kind=<span class="s">c</span></code></pre><details><summary>Headers</summary><pre translate="no"><code>accept: application/json
    (credentials: include)</code></pre></details><pre translate="no"><code>{
      <span class="a">"text"</span>: <span class="s">"&lt;b&gt;"
    </span>}</code></pre></figure></details></div>"
  `)
})

test('beside its code, a panel has its last fold open, and no tab that leads back to the code', () => {
  const { html } = observationPanel([...REQUEST, { kind: 'log', text: 'one' }], highlighter.color, {
    name: 'sample-7',
    isBeside: true,
  })
  expect(html.match(/<details name[^>]*><summary>\w+/g)).toEqual([
    '<details name="sample-7"><summary>Request',
    '<details name="sample-7" open><summary>Output',
  ])
  expect(html).not.toContain('observed-code')
})

test('in Markdown, a request reads like one in HTTP', () => {
  expect(panel(REQUEST).markdown).toMatchInlineSnapshot(`
    "\`\`\`http title="Request"
    POST /api/v1/suggest
      ?kind=a b
      &kind=c
    accept: application/json
    (credentials: include)

    {
      "text": "<b>"
    }
    \`\`\`"
  `)
})

test('output of one kind is grouped, in the order of events', () => {
  const { html, markdown } = panel([
    { kind: 'log', text: 'one' },
    { kind: 'info', text: '<two>' },
    { kind: 'error', text: 'three' },
    { kind: 'request', method: 'GET', path: '/', headers: {} },
    { kind: 'log', text: 'four\n```' },
    { kind: 'opens', url: 'https://a.example/' },
    { kind: 'rejection', name: '', message: 'five' },
    { kind: 'throws', name: 'TypeError', message: 'six' },
  ])
  expect(html.match(/<summary>[^<]*|<figure[^>]*data-error/g)).toMatchInlineSnapshot(`
    [
      "<summary>Code",
      "<summary>Output ",
      "<summary>Error output ",
      "<figure class="code observed" data-error",
      "<summary>Request ",
      "<summary>Opens ",
      "<summary>Unhandled rejection ",
      "<figure class="code observed" data-error",
      "<summary>Throws ",
      "<figure class="code observed" data-error",
    ]
  `)
  expect(html).toContain('<code>one\n&lt;two&gt;</code>')
  expect(html).not.toContain('Headers')
  expect(markdown).toMatchInlineSnapshot(`
    "\`\`\`text title="Output"
    one
    <two>
    \`\`\`

    \`\`\`text title="Error output"
    three
    \`\`\`

    \`\`\`http title="Request"
    GET /
    \`\`\`

    \`\`\`\`text title="Output"
    four
    \`\`\`
    \`\`\`\`

    \`\`\`text title="Opens"
    https://a.example/
    \`\`\`

    \`\`\`text title="Unhandled rejection"
    five
    \`\`\`

    \`\`\`text title="Throws"
    TypeError: six
    \`\`\`"
  `)
})

test('a sample without visible effects has no panel', () => {
  expect(panel([])).toEqual({ html: '', markdown: '' })
})
