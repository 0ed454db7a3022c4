import { expect, test } from 'vitest'
import { compile, sourceOf } from '../testing'
import type { LoadModule } from './evaluate'
import { pageBody } from './page-body'

const context = { basePath: '/base/', islandId: () => undefined }

const PROVIDED = ['@harbor/Tide', '@harbor/Wind']

/** Returns the message for a page that fails; `load` resolves its imports. */
async function messageOf(
  text: string,
  components: Record<string, unknown> = {},
  load: LoadModule = async () => components,
): Promise<string> {
  return pageBody(compile(text), { ...sourceOf(text), components, load, provided: PROVIDED }, context).then(
    () => 'no error',
    (error: Error) => error.message,
  )
}

const lineOf = (message: string) => /start\.mdx:(\d+)/.exec(message)?.[1]
const fixOf = (message: string) => /fix {7}(.*)/.exec(message)?.[1]

test('passes on what an expression threw, with its line', async () => {
  expect(await messageOf('`nowhere`\n\nÄ {\nnowhere.at.all}')).toMatchInlineSnapshot(`
    "This page failed while it was rendered.
      at        docs/guide/start.mdx:4
      expected  expressions and exports that run at build time, without a browser
      received  nowhere is not defined
      fix       Import or export the name, or write a brace that is meant as text as \\{ or inside \`code\`."
  `)
})

test.each([
  ['{x.y.z}', 'export const x = {}\n\n{x.y.z}', '3'],
  ['a function that is none', 'export const x = {}\n\na {x.y()}', '3'],
  ['an attribute', 'a\n\n<p\n  id={nowhere}>b</p>', '4'],
  ['the only expression, which names nothing', 'a\n\n{{ high: 4 }}', '3'],
  ['a function that is shown', 'a\n\nb {() => 4}', '3'],
  ['an export', 'export const a = 1\nexport const b = nowhere', '2'],
])('%s has its line', async (_, text, line) => {
  expect(lineOf(await messageOf(text))).toBe(line)
})

test.each([
  [
    "{require('./a' + 1).default}",
    "Write the path in quotes, without a calculation, or import the file: import photo from './photo.png'",
  ],
  [
    '{window.name}',
    'Put the code that needs the browser into a component in a file named *.island.tsx, and import that.',
  ],
  [
    'so $\\frac{a}{b}$ is',
    'Add `math()` to `features` in the configuration, or write the formula inside `code`.',
  ],
  ['{"a"}\n\n<b style="color: red; margin-top: 0">c</b>', "Write style={{ color: 'red', marginTop: '0' }}"],
  ['a\n\n<Foo.Bar />', 'Import it from its file, or add it to `mdx-components.tsx` for all pages.'],
])('%j has a fix of its own', async (text, fix) => {
  expect(fixOf(await messageOf(text))).toBe(fix)
})

test('an import that is no component is named as its tag, with the line', async () => {
  const load = async () => ({ Tide: 4 })
  expect(await messageOf("import { Tide } from './tides'\n\n<Tide />", {}, load)).toMatch(
    /<Tide> .*not a plain function[\s\S]*start\.mdx:3/,
  )
})

test('an import that its module does not export names its tag and line, and what there is', async () => {
  const load = async () => ({ tide: 1, Ebb: () => null })
  expect(
    await messageOf("import { Ebb, Flow } from './tides'\n\n<Ebb /> <Flow />", {}, load),
  ).toMatchInlineSnapshot(`
    "This module has no export Flow: ./tides
      at        docs/guide/start.mdx:1
      expected  an export with the name Flow
      received  exports: tide, Ebb
      fix       Correct the name, or export it from the module."
  `)
  expect(await messageOf("import Tide from './tides'\n\n<Tide />", {}, load)).toContain(
    'This module has no default export: ./tides',
  )
})

test('an address that is used as a component is placed at its import', async () => {
  const load = async () => ({ default: '/base/assets/logo-1a2b3c4d.png' })
  const message = await messageOf("import Logo from './img/logo.png'\n\n<Logo />", {}, load)
  expect(message).toMatchInlineSnapshot(`
    "The URL of a file is used as a component: /base/assets/logo-1a2b3c4d.png
      at        docs/guide/start.mdx:1
      expected  a component; importing an image gives its URL
      received  /base/assets/logo-1a2b3c4d.png
      fix       Show it as an image: <img src={picture} alt="…" />, with the name that you import it as."
  `)
})

test('a handler in the text belongs into an island', async () => {
  const text = '<button type="button">a</button>\n\n<button onClick={() => 1}>b</button>'
  expect(await messageOf(text)).toMatchInlineSnapshot(`
    "The element <button> has an attribute that cannot be sent to the browser: onClick
      at        docs/guide/start.mdx:3
      expected  elements without handlers: the text of a page runs no script
      received  a function (onClick)
      fix       Move the element into a component in a file named *.island.tsx, which runs in the browser, and import that."
  `)
})

test('every import that fails is named, in the order of the source, with what a scope provides', async () => {
  const text = "import A from '@harbor/router'\nimport B from './b'\nimport C from './c.txt?raw'"
  const load = async (specifier: string) => {
    if (specifier.startsWith('@')) await Promise.resolve()
    throw new Error('there is no such module')
  }
  expect(await messageOf(text, {}, load)).toMatchInlineSnapshot(`
    "This import cannot be loaded: @harbor/router
      at        docs/guide/start.mdx:1
      expected  @harbor/Tide or @harbor/Wind
      received  there is no such module
      fix       Use one of these, or write your own component.

    This import cannot be loaded: ./b
      at        docs/guide/start.mdx:2
      expected  a module beside this file, one under @site/, or an installed package
      received  there is no such module; looked for docs/guide/b
      fix       Correct the path, or create the file.

    This import cannot be loaded: ./c.txt?raw
      at        docs/guide/start.mdx:3
      expected  a module beside this file, one under @site/, or an installed package
      received  there is no such module; looked for docs/guide/c.txt
      fix       Correct the path, or create the file."
  `)
})

test('each required file that is not there is named with its line', async () => {
  const text = "<img src={require('./a.png').default} />\n\nand {require('./b.json')} {\"require('./c')\"}"
  const load = async () => Promise.reject(new Error('there is no such module'))
  const message = await messageOf(text, {}, load)
  expect(message.match(/(?<=cannot be loaded: ).*|(?<=start\.mdx:)\d+/g)).toEqual([
    './a.png',
    '1',
    './b.json',
    '3',
  ])
})

test('a loader of webpack is named as what it is', async () => {
  const load = async () => Promise.reject(new Error('there is no such module'))
  const message = await messageOf("import data from '!!raw-loader!tide-loader!./tides.ts'", {}, load)
  expect(message).toContain('received  there is no such module\n')
  expect(fixOf(message)).toContain("import the text, './tides.ts?raw'")
})

test('a component that stands on several lines is named with all of them', async () => {
  const Picky = ({ of }: { of?: string }) => {
    if (of === undefined) throw new Error('it has no `of`.')
    return of
  }
  expect(await messageOf('<Picky of="a" />\n\n<Picky />', { Picky })).toContain('<Picky>, on line 1 or 3')
})
