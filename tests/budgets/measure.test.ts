import { expect, test } from 'vitest'
import {
  brotlied,
  gzipped,
  importsOf,
  inlineStyle,
  laterStylesheetsOf,
  median,
  scriptsOf,
  stylesheetsOf,
  withoutInlineStyle,
} from './measure'

const html = [
  '<head><style>a{color:red}</style>',
  '<link rel="stylesheet" href="/b/assets/a.css">',
  '<link rel="stylesheet" href="/b/assets/all.css" disabled>',
  '<script type="module" crossorigin src="/b/assets/entry-1.js"></script>',
  '<link rel="modulepreload" crossorigin href="/b/assets/react-2.js">',
  '<link rel="modulepreload" href="/b/assets/react-2.js">',
  '<script>document.title</script><script type="application/json" id="page">{"src":"x.js"}</script></head>',
].join('\n')

test('a document’s scripts are its module scripts and its preloads, each once', () => {
  expect(scriptsOf(html)).toEqual(['/b/assets/entry-1.js', '/b/assets/react-2.js'])
})

test('a document’s style is the inlined one and its stylesheets; one that is disabled comes later', () => {
  expect(inlineStyle(html)).toBe('a{color:red}')
  expect(stylesheetsOf(html)).toEqual(['/b/assets/a.css'])
  expect(laterStylesheetsOf(html)).toEqual(['/b/assets/all.css'])
  expect(withoutInlineStyle(html)).not.toContain('color:red')
})

test.each([
  ['import{a as b,c}from"./a.js";', ['./a.js']],
  ['import"./b.js";import d from\'./c.js\'', ['./b.js', './c.js']],
  ['let x=1;import*as n from"./n.js";export{q}from"./q.js";', ['./n.js', './q.js']],
  ['const f=()=>import("./later.js");export{f as g};', []],
  ['import{a}from"./a.js";import{b}from"./a.js"', ['./a.js']],
])('the imports of %s are %j', (code, imports) => {
  expect(importsOf(code)).toEqual(imports)
})

test('the median is the middle, or between the two middles', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 9])).toBe(3)
  expect(() => median([])).toThrow('no median')
})

test('sizes are those of the compressed text', () => {
  const text = 'a'.repeat(10_000)
  expect(gzipped(text)).toBeLessThan(60)
  expect(brotlied(text)).toBeLessThan(gzipped(text))
})
