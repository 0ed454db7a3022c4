import { readdirSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BackdropFigure } from './drawer/BackdropFigure'
import { Sketch } from './kit/Gallery'
import { LoadingFigure } from './sign-in/LoadingFigure'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
/** The folder of each figure, by its name. */
const folders = new Map(
  files.flatMap((file) => {
    const [, folder = '', name] = /^(.+)[/\\](\w+)Figure\.tsx$/.exec(file) ?? []
    return name ? [[name, folder] as const] : []
  }),
)
const names = [...folders.keys()]

async function markupOf(name: string): Promise<string> {
  const module: Record<string, unknown> = await import(`./${folders.get(name)}/${name}Figure.tsx`)
  const figure = module[`${name}Figure`]
  if (typeof figure !== 'function') throw new Error(`${name}Figure.tsx does not export it.`)
  return renderToStaticMarkup(createElement(() => figure({})))
}

const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

/** Returns the text of the element that an attribute of the image refers to. */
function textBy(attribute: string, markup: string): string | undefined {
  const id = new RegExp(`<svg role="img"[^>]* ${attribute}="([^"]+)"`).exec(markup)?.[1]
  return new RegExp(` id="${id}">([^<]*)<`).exec(markup)?.[1]
}

test('a figure has a name, tells in words what it shows, and calls itself a sketch', () => {
  const markup = renderToStaticMarkup(<LoadingFigure />)
  expect(textBy('aria-labelledby', markup)).toBe('The loading page')
  expect(textBy('aria-describedby', markup)).toBe('A page that is empty except for a spinner in its middle.')
  expect(markup).toContain('<figcaption>A sketch: a spinner in the middle of an empty page.</figcaption>')
})

test('two figures on one page share no id', () => {
  const ids = idsOf(
    renderToStaticMarkup(
      <>
        <LoadingFigure />
        <BackdropFigure />
      </>,
    ),
  )
  expect(ids).toHaveLength(8)
  expect(new Set(ids).size).toBe(8)
})

test('every figure is named and described, has no style attribute and ids of its own', async () => {
  const markups = await Promise.all(names.map(markupOf))
  for (const [index, markup] of markups.entries()) {
    expect(textBy('aria-labelledby', markup), names[index]).toMatch(/\w/)
    expect(textBy('aria-describedby', markup), names[index]).toMatch(/^[A-Z].*\.$/)
    expect(markup, names[index]).not.toMatch(/ style=/)
  }
  const ids = markups.flatMap(idsOf)
  expect(new Set(ids).size).toBe(4 * names.length)
})

test('a sketch of the gallery is a picture that its link names, without the words of the figure', () => {
  const markup = renderToStaticMarkup(
    <Sketch of="Error">
      <a href="/error">Error page</a>
    </Sketch>,
  )
  expect(markup).toMatch(/<svg aria-hidden="true"[^>]*><path/)
  expect(markup).toContain('</svg><a href="/error">Error page</a>')
  expect(markup).not.toMatch(/<title|<desc|figcaption/)
})

test('a mistyped sketch is an error that lists the known ones', () => {
  expect(() => renderToStaticMarkup(<Sketch of="Eror" />)).toThrow(/no sketch "Eror".*Error/)
})
