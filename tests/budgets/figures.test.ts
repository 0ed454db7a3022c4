import { expect, test } from 'vitest'
import { figuresOf } from './figures'
import { brotlied, gzipped } from './measure'

const assets: Record<string, string> = {
  'entry-1.js': 'import{a}from"./react-2.js";import("./Tabs-3.js");console.log(1)',
  'react-2.js': 'export const a=1;',
  'Tabs-3.js': 'import"./shared-4.js";console.log("tabs")',
  'shared-4.js': 'console.log("shared")',
}
const readAsset = (name: string): string => assets[name] ?? `no ${name}`

const entry = '<script type="module" src="/b/assets/entry-1.js"></script>'
const small = { path: 'a.html', html: `<style>a{}</style>${entry}<p>a</p>` }
const large = {
  path: 'b.html',
  html: `<style>a{}</style>${entry}<link rel="modulepreload" href="/b/assets/Tabs-3.js"><p>${'long '.repeat(9)}</p>`,
}

const bytesOf = (name: string) =>
  figuresOf([small, large], readAsset).find((figure) => figure.name.startsWith(name))

test('a page’s script is what it loads and what that imports; ours is all but React', () => {
  const ours =
    gzipped(readAsset('entry-1.js')) + gzipped(readAsset('Tabs-3.js')) + gzipped(readAsset('shared-4.js'))
  expect(bytesOf('own script')).toMatchObject({ bytes: ours, page: 'b.html' })
  expect(bytesOf('all script')).toMatchObject({
    bytes: ours + gzipped(readAsset('react-2.js')),
    page: 'b.html',
  })
})

test('HTML is weighed without its style as a median, and with it as the heaviest page and that of nine in ten', () => {
  const without = [small, large].map(({ html }) => brotlied(html.replace('<style>a{}</style>', '')))
  expect(bytesOf('HTML without')?.bytes).toBe(((without[0] ?? 0) + (without[1] ?? 0)) / 2)
  expect(bytesOf('HTML with style, Brotli, heaviest')).toMatchObject({
    bytes: brotlied(large.html),
    page: 'b.html',
  })
  const ten = [large, ...Array<typeof small>(9).fill(small)]
  const most = figuresOf(ten, readAsset).find(({ name }) => name.endsWith('9 pages in 10'))
  expect(most?.bytes).toBe(brotlied(small.html))
})

test('style counts once', () => {
  expect(bytesOf('style')?.bytes).toBe(gzipped('a{}'))
})
