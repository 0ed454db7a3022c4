import { expect, test } from 'vitest'
import { layoutTexts } from './read-page'

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
