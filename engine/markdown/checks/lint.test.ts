import { expect, test } from 'vitest'
import { compileMarkdown } from '../compile'
import { compile, options, sourceOf } from '../testing'

const reported = (text: string, format: 'mdx' | 'md' = 'md') =>
  compile(text, format).problems.map(({ problem: { what, line } }) => `${line}: ${what}`)

test.each([
  [
    '> Tide\n> [!WARNING\n> Low.',
    '2: The mark of this quote has no end, so it is shown as written: [!WARNING',
  ],
  ['Tide\n\n##\n\nLow', '3: This heading has no text.'],
  ['## {#tide}', '1: This heading has no text.'],
  ['## Tide {#high tide}', '1: Only the first name is the id of this heading: {#high tide}'],
  [
    '| a | b |\n| --- |\n| 1 | 2 |',
    '2: This is no table, and shown as text: its first row has 2 cells, the line below 1.',
  ],
  [
    '| a |\n| --- |\n| low |\n| `x|y` |',
    '4: This row has 2 cells, and the first row of its table 1: what follows is not shown.',
  ],
  [
    'a | b\n--- | ---\n1 | 2 | 3',
    '3: This row has 3 cells, and the first row of its table 2: what follows is not shown.',
  ],
  [
    '> | a |\n> | - |\n> | 1 | 2 |',
    '3: This row has 2 cells, and the first row of its table 1: what follows is not shown.',
  ],
  [
    '- | a |\n  | - |\n  | 1 | 2 |',
    '3: This row has 2 cells, and the first row of its table 1: what follows is not shown.',
  ],
  ['Tide.\n\n##High', '3: This is no heading, and shown as text: ##High'],
  ['Tide.\n\n#\u00a0High', '3: This is no heading, and shown as text: #\u00a0High'],
  ['A [tide][high].', '1: Nothing defines where this link leads, so it is shown as written: [tide][high]'],
  ['A ![tide][].', '1: Nothing defines where this link leads, so it is shown as written: ![tide][]'],
  [
    'A [tide].\n\n[tide]: /a\n[Tide]: /b',
    '4: Another line above defines this link, so this one has no effect: [Tide]',
  ],
  [
    'A [tide](high tide.md).',
    '1: This is no link, and shown as written, since its destination has a blank: [tide](high tide.md)',
  ],
  [
    'A (tide)[./tide.md].',
    '1: The brackets of this link are reversed, so it is shown as written: (tide)[./tide.md]',
  ],
  ['A [tide](<high tide.md).', '1: This is no link, and shown as written: [tide](<high tide.md)'],
  ['A [tide](/a "High).', '1: This is no link, and shown as written: [tide](/a "High)'],
  ['A [tide](/a "High" now).', '1: This is no link, and shown as written: [tide](/a "High" now)'],
  [
    'Tide.\n\n\u200b## High',
    '3: A character that nobody sees stands before these marks, so they are shown as text: ##',
  ],
  [
    '| a | b |\n| 1 | 2 |\n| 3 | 4 |',
    '2: These rows are no table, and shown as text: no line of dashes is below the first one.',
  ],
  ['A tide. {#low}', '1: This id belongs to no heading, so it is shown as written: {#low}'],
  ['## Tide {#}', '1: The id of this heading is empty.'],
  [
    '<details>\n<summary>Tide</summary>\n\nLow.',
    '1: This tag has no end, so it contains the rest of the page: <details>',
  ],
  ['A tide.\n\n[^fünf]: Half.', '3: Nothing refers to this footnote, so it is not shown: [^fünf]'],
  ['A tide[^1].', '1: This footnote has no text, so it is shown as written: [^1]'],
  ['A tide.\n\n[^low]: Half.', '3: Nothing refers to this footnote, so it is not shown: [^low]'],
  [
    'A tide[^1].\n\n[^1]: High.\n\n[^1]: Low.',
    '5: Another text of this footnote is above, so this one is not shown: [^1]',
  ],
  [
    'A tide.\n\n````js\nlow\n```\n\nText.',
    '3: This block of code has no end, so the rest of the page is code.',
  ],
  ['A [tide]( ).', '1: This link leads nowhere, since nothing is between its parentheses.'],
  ['# Tide {#a}\n\n## Low {#a}', '3: The id of this heading already belongs to a heading above it: a'],
])('what is not shown as its author meant it is reported with its line: %j', (text, message) => {
  expect(reported(text)).toEqual([message])
})

test.each([
  ['> [!NOTE]\n> Low.'],
  ['## `tide` {#low}'],
  ['> ```js\n> low\n\nText.\n\n- a\n\n  ~~~md\n  ```\n  ~~~\n\n<!--\n```\n-->'],
  ['## Tide {#tide}\n\n# C\n\n#hash'],
  ['| a \\| b | c |\n| --- | :-: |\n| 1 | 2 |\n| `1 \\| 2` | 3 |\n| 4 |\n\n| 1 | 2 | 3 |'],
  ['A[^1] tide[^low].\n\n[^1]: One.\n[^low]: Half.'],
  ['`[^1]` and ``[^2] ` ``, \\[^3] and [[^4]](#)\n\n```md\n[^5]\n##\n```'],
  ['---\ntitle: Tide\n#\n---\n\n<!--\n##\n[^9]\n-->\n\n<pre>\n##\n</pre>'],
  ['[Tide][high water], [HIGH  water][]\n\n> [High Water]: /a'],
  ['tides[day][hour], [i][j], [0][1], `[a][nope]`, \\[a][nope], [^1][]\n\n[^1]: One.'],
  ['- [ ] [tide]\n\n[tide]: /a\n[tide]: /a\n\n[//]: # (one)\n[//]: # (two)'],
  ['A [tide](/a "High tide.md"), [low](see below), f(x)[/a/], (see)[1] and [b](</high tide>).'],
  ['a | b\n--- | ---\n1 | 2\n3\n\n1 | 2 | 3'],
  ['| a | b |\n\n| c | d |\n\n    | a | b |\n    | c | d |\n\n|x| and\n|y| too'],
  ['> ## Tide {#a}\n\n- ## Low {#b}\n\nHigh {#c}\n===\n\n::: tip {#d}\n\nText.\n\n:::\n\nA \\{#e}, `b {#f}`'],
  [
    '<p>One\n\n<file> and a < b, <details open><summary>S</summary>Text</details> `<div>`\n\n```html\n<div>\n```',
  ],
  ['A [tide](/a "High (and low)"), "b" [c](/a \'it\'), [d](</a (b) c>) and [e](/a "over\ntwo").'],
  ['{[[1, [2]], [3]].flatMap((all) => [all][0])} and {[{ a: 1 }][0].a}', 'mdx'],
  ['[tide](#) and [low][1]\n\n[1]: #'],
  ["export const tides = ['a']\n\n{tides.map((name) => <i>{name.replace(/[^a]/g, '')}</i>)}", 'mdx'],
] as [string, 'mdx'?][])('what is shown as it was meant is not reported: %j', (text, format) => {
  expect(reported(text, format)).toEqual([])
})

test('an excerpt, which may end above its notes, has no mistakes of its own', () => {
  const { problems } = compileMarkdown({ ...sourceOf('A tide[^1].', 'md'), isExcerpt: true }, options)
  expect(problems).toEqual([])
})
