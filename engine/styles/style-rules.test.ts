import { expect, test } from 'vitest'
import { criticalCss, readRules, selectorNames } from './style-rules'

/** Returns what is left of a style sheet for a document with only these names. */
function needed(css: string, ...names: string[]): string {
  return criticalCss(readRules(css), (name) => names.includes(name))
}

test.each([
  ['elements, ids, attributes and states', 'a:hover,#b,[c="d"],::selection{top:0}'],
  ['what a class must not be', 'p:not(.tabs){top:0}'],
  ['braces, commas and brackets in strings', '[a="{.x,("]:after{content:"}"}p{content:"/*.a*/"}'],
  ['what is no rule for elements', '@font-face{font-family:"a"}@layer a,b;@property --a{inherits:false}'],
  ['nested rules', 'p{top:0;.tabs &{top:1px}&:hover{top:2px}}'],
  ['frames of an animation', '@keyframes turn{0%{rotate:0}to{rotate:1turn}}'],
  ['classes with an escape', '.md\\:wide,.\\31 0,.w-\\[2px\\]{top:0}'],
  ['selectors that the parser does not know', '&.tabs{top:0}'],
  ['a part of a list', 'ul li:nth-child(2n of .tabs){top:0}'],
])('rules that need no class stay: %s', (_, css) => {
  expect(needed(css, 'a', 'p', 'ul', 'li')).toBe(css)
})

test.each([
  ['.tabs{top:0}', ''],
  ['p.tabs>a{top:0}', ''],
  ['.tabs,p{top:0}', 'p{top:0}'],
  [':is(.tabs,.code) p{top:0}', ':is(.tabs,.code) p{top:0}'],
  [':is(.tabs,.steps .tab){top:0}', ''],
  ['.code:has(+.observed){top:0}', ''],
  ['.code:not(:has(.observed)){top:0}', '.code:not(:has(.observed)){top:0}'],
  ['[dir=rtl] .code,[dir="rtl"] p{top:0}', ''],
  ['kbd,.code>q,h2,:root>body:has(h3) p{top:0}', 'h2,:root>body:has(h3) p{top:0}'],
  ['@media print{.tabs{top:0}.code{top:0}}', '@media print{.code{top:0}}'],
  ['@media print{@supports (a:b){.tabs{top:0}}}', ''],
])('where only p and .code are, %s becomes %j', (css, rest) => {
  expect(needed(css, 'p', '.code')).toBe(rest)
})

test('rules keep their order, and comments go', () => {
  expect(needed('.b{top:0}/* {.c */.x{top:1px}.a{top:2px}', '.a', '.b')).toBe('.b{top:0}.a{top:2px}')
})

test('the names of a sheet are all that its rules ask for', () => {
  const css = '.a .b{top:0}@media print{:is(.c,p:has(.d)):not(.e){top:.5em}}'
  expect([...selectorNames(readRules(css))]).toEqual(['.a', '.b', '.c', 'p', '.d'])
})
