import { memo, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { bodyOf, compile, htmlOf, sourceOf } from '../testing'
import { islandsOf, pageBody, themeBody } from './page-body'

function Box({ children, tone }: { children?: React.ReactNode; tone?: string }) {
  return <div className={tone}>{children}</div>
}

function Counter() {
  return null
}
const islands = new Map([[Counter, 'site/Counter']])

describe('static parts', () => {
  test('JSX, components and Markdown fold into one block of HTML', async () => {
    expect(await htmlOf('<Box tone="calm">\n\n**text**\n\n</Box>\n\n{1 + 1}', { Box })).toBe(
      '<div class="calm"><p><strong>text</strong></p></div>\n2',
    )
  })

  test('a file that is required is an import: data as it is, and any other module as an object', async () => {
    const page = compile('<b title={require(\'./a.png\').default}>{require("./b.json").high}</b>')
    const load = async (file: string) => ({ default: file.endsWith('.json') ? { high: 4 } : `/${file}` })
    const body = await pageBody(
      page,
      { ...sourceOf(''), components: {}, load },
      { basePath: '/', islandId: () => undefined },
    )
    expect(body).toEqual([{ html: '<b title="/./a.png">4</b>' }])
  })

  test('an imported SVG that is used as a component is shown as a picture', async () => {
    const Sail = '/base/assets/sail-1a2b.svg'
    expect(
      await htmlOf('<Sail role="img" fill="red" className="wide" />\n\n<Sail title="A sail" />', { Sail }),
    ).toBe(`<img class="wide" src="${Sail}" alt=""/>\n<img src="${Sail}" alt="A sail"/>`)
  })

  test.each(['{() => 1}', '{[1, [Symbol("a")]]}', 'A {Math.max} line'])(
    'what React would leave out without a word is an error: %s',
    async (text) => {
      await expect(htmlOf(`Above.\n\n${text}\n\nBelow.`)).rejects.toThrow('cannot be shown')
    },
  )

  test('a component may be asynchronous', async () => {
    const Later = async () => <p>later</p>
    expect(await htmlOf('<Later />', { Later })).toBe('<p>later</p>')
  })

  test('[P4] a site path in JSX gets the base path', async () => {
    expect(await htmlOf('<a href="/atomic/intro">x</a>')).toBe('<a href="/base/atomic/intro">x</a>')
    expect(await htmlOf('<a href="pathname:///a.csv">x</a>')).toBe('<a href="/base/a.csv">x</a>')
  })

  test('text of an expression cannot become markup', async () => {
    expect(await htmlOf("{'<img src=x onerror=alert(1)>'}")).toBe('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('islands', () => {
  test('are kept with their props and children, between blocks of HTML', async () => {
    const body = await bodyOf(
      'before\n\n<Counter start={3}>\n\n**inside**\n\n</Counter>\n\nafter',
      { Counter },
      islands,
    )
    expect(body).toEqual([
      { html: '<p>before</p>\n' },
      { island: 'site/Counter', props: { start: 3 }, children: [{ html: '<p><strong>inside</strong></p>' }] },
      { html: '\n<p>after</p>' },
    ])
    expect(islandsOf(body, (id) => `${id}.js`)).toEqual({ 'site/Counter': 'site/Counter.js' })
  })

  test('inside a paragraph the HTML around them becomes elements: a wrapper would be invalid', async () => {
    const body = await bodyOf('a <Counter /> [b](#c)', { Counter }, islands)
    expect(body).toEqual([
      {
        tag: 'p',
        props: {},
        children: [
          'a ',
          { island: 'site/Counter', props: {}, children: [] },
          ' ',
          { tag: 'a', props: { href: '#c' }, children: ['b'] },
        ],
      },
    ])
  })

  test('in a table cell leave a table without stray text', async () => {
    const body = await bodyOf('| a |\n| - |\n| <Counter /> |', { Counter }, islands)
    expect(JSON.stringify(body)).not.toMatch(/"children":\["\\n|"html":"\\n/)
    expect(islandsOf(body, (id) => `${id}.js`)).toEqual({ 'site/Counter': 'site/Counter.js' })
  })
})

describe('[D3] a page that cannot be rendered', () => {
  const messageOf = (text: string, components: Record<string, unknown>) =>
    bodyOf(text, components, islands).then(
      () => 'no error',
      (error: Error) => error.message,
    )

  test('names an unknown component, its line and the nearest known', async () => {
    expect(await messageOf('text\n\n<Bux />', { Box })).toMatchInlineSnapshot(`
      "The component <Bux> is not known.
        at        docs/guide/start.mdx:3
        expected  a component that the page imports, or one that every page has
        received  <Bux>
        fix       Did you mean <Box>?"
    `)
  })

  test('names an island prop that is not JSON', async () => {
    expect(await messageOf('text\n\n<Counter onClick={() => 1} />', { Counter })).toMatchInlineSnapshot(`
      "The island <Counter> has a prop that cannot be sent to the browser: onClick
        at        docs/guide/start.mdx:3
        expected  JSON: a string, a finite number, a boolean, null, a list or a plain object
        received  a function (onClick)
        fix       Pass data and let the island do the rest; content goes between the tags, as children."
    `)
  })

  test('names a nested prop that is not JSON', async () => {
    expect(
      await messageOf('<Counter options={{ since: new Date(0) }} />', { Counter }),
    ).toMatchInlineSnapshot(`
      "The island <Counter> has a prop that cannot be sent to the browser: options.since
        at        docs/guide/start.mdx:1
        expected  JSON: a string, a finite number, a boolean, null, a list or a plain object
        received  an object of the class Date
        fix       Pass data and let the island do the rest; content goes between the tags, as children."
    `)
  })

  test('says that a component with a hook belongs into an island', async () => {
    const Hooked = () => <b>{useState(1)[0]}</b>
    expect(await messageOf('<Hooked />', { Hooked })).toMatchInlineSnapshot(`
      "The component <Hooked> failed: it uses a React hook, but components of a page run at build time.
        at        docs/guide/start.mdx:1
        expected  a plain function of its props that returns React elements
        received  <Hooked>
        fix       Rename its file to *.island.tsx, so that it runs in the browser."
    `)
  })

  test('refuses a component that is not a plain function', async () => {
    expect(await messageOf('<Kept />', { Kept: memo(Box) })).toMatchInlineSnapshot(`
      "The component <Box> failed: it is not a plain function (a class, memo, forwardRef, lazy or a context).
        at        docs/guide/start.mdx
        expected  a plain function of its props that returns React elements
        received  <Box>
        fix       Make it a plain function, or rename its file to *.island.tsx, so that it runs in the browser."
    `)
  })
})

test('[D3] what a part of the theme throws is named in the file of the part', async () => {
  const Part = () => {
    throw new Error('no tide')
  }
  const context = {
    basePath: '/',

    islandId: () => undefined,
    root: process.cwd(),
  }
  await expect(themeBody(() => <Part />, context, '/quay')).rejects.toMatchObject({
    problem: {
      what: 'The component <Part> failed: no tide',
      file: 'engine/markdown/evaluate/page-body.test.tsx',
    },
  })
})
