import { expect, test } from 'vitest'
import { layoutTexts, textsOf } from './read-page'

const page = (props: string) =>
  `import Layout from '@theme/Layout'\nexport default () => <Layout${props}>\n  <main title="no">Home</main>\n</Layout>\n`

test('a page written for Docusaurus has the title and the description of its layout', () => {
  expect(layoutTexts(page(` title="Home" description={'At sea'}`))).toEqual({
    title: 'Home',
    description: 'At sea',
  })
})

test('a title that is no plain string is not taken over, and neither is that of another component', () => {
  expect(layoutTexts(page(' title={name}'))).toEqual({})
  expect(layoutTexts('import Layout from \'./Layout\'\n<Layout title="Home" />')).toEqual({})
})

test('a title is a text, or a function of the data that returns one', () => {
  const title = ({ name }: { name: string }) => `The ${name}`
  expect(textsOf({ title }, { name: 'reef' }, 'a.tsx')).toEqual({ title: 'The reef', untitled: false })
  expect(textsOf({ title: ' ', description: '' }, {}, 'a.tsx')).toEqual({ description: '' })
})

test.each([
  [null, 'null'],
  [{ text: 'Reef' }, '{"text":"Reef"}'],
  [async () => 'Reef', 'a promise'],
])('a title that is no text is an error: %s', (title, received) => {
  expect(() => textsOf({ title }, {}, 'pages/a.tsx')).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ file: 'pages/a.tsx', received }) }),
  )
})

test('a layout of a page in JavaScript is one of the two that there are', () => {
  expect(textsOf({ layout: 'wide' }, {}, 'a.tsx')).toEqual({ frontMatter: { layout: 'wide' } })
  expect(() => textsOf({ layout: 'Home' }, {}, 'pages/a.tsx')).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({ file: 'pages/a.tsx', received: "'Home'" }),
    }),
  )
})
