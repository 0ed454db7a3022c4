import { expect, test } from 'vitest'
import { figuresOf, searchFigure } from './figures'
import { brotlied, gzipped } from './measure'

const assets: Record<string, string> = {
  'entry-1.js': 'import{a}from"./react-2.js";import("./Tabs-3.js");console.log(1)',
  'react-2.js': 'export const a=1;',
  'Tabs-3.js': 'import"./shared-4.js";console.log("tabs")',
  'shared-4.js': 'console.log("shared")',
  'style-5.css': 'a{}b{}',
}
const readAsset = (name: string): string => assets[name] ?? `no ${name}`

const entry = '<script type="module" src="/b/assets/entry-1.js"></script>'
const later = '<link rel="stylesheet" href="/b/assets/style-5.css" disabled>'
const small = { path: 'a.html', html: `<style>a{}</style>${later}${entry}<p>a</p>` }
const large = {
  path: 'b.html',
  html: `<style>a{}</style>${entry}<link rel="modulepreload" href="/b/assets/Tabs-3.js"><p>${'long '.repeat(9)}</p>`,
}

const bytesOf = (name: string) =>
  figuresOf([small, large], readAsset).find((figure) => figure.name.startsWith(name))

test('a page’s script is what it loads and what that imports; ours is all but React', () => {
  const ours =
    gzipped(readAsset('entry-1.js')) + gzipped(readAsset('Tabs-3.js')) + gzipped(readAsset('shared-4.js'))
  expect(bytesOf('own script of a page')).toMatchObject({ bytes: ours, page: 'b.html' })
  expect(bytesOf('all script')).toMatchObject({
    bytes: ours + gzipped(readAsset('react-2.js')),
    page: 'b.html',
  })
})

test('the script of every page is that of the page with the least', () => {
  expect(bytesOf('own script of every page')).toMatchObject({
    bytes: gzipped(readAsset('entry-1.js')),
    page: 'a.html',
  })
})

test('HTML is weighed without its style as a median, and with it as the heaviest page', () => {
  const without = [small, large].map(({ html }) => brotlied(html.replace('<style>a{}</style>', '')))
  expect(bytesOf('HTML without')?.bytes).toBe(((without[0] ?? 0) + (without[1] ?? 0)) / 2)
  expect(bytesOf('HTML with style')).toMatchObject({ bytes: brotlied(large.html), page: 'b.html' })
})

test('the table of all types has a budget of its own', () => {
  const table = { ...large, path: 'atomic/types/types_table.html' }
  const [ordinary, heaviest] = figuresOf([small, table], readAsset).slice(-2)
  expect(ordinary).toMatchObject({ bytes: brotlied(small.html), page: 'a.html' })
  expect(ordinary?.budget).toBeLessThan(heaviest?.budget ?? 0)
  expect(heaviest).toMatchObject({ bytes: brotlied(large.html), page: table.path })
})

test('the style of a page counts apart from that of all pages', () => {
  expect(bytesOf('style of a page')?.bytes).toBe(gzipped('a{}'))
  expect(bytesOf('style of all pages')?.bytes).toBe(gzipped('a{}b{}'))
})

test('the search files count for each page, so that a site may gain pages', () => {
  const files = ['{"searchDocs":[]}', '{"terms":[]}']
  const both = files.map(brotlied).reduce((a, b) => a + b, 0)
  expect(searchFigure(files, 2).bytes).toBe(both / 2)
})
