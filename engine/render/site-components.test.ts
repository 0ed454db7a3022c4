import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { SiteError } from '../diagnostics/problem'
import { siteComponents } from './site-components'

const Box = () => null

async function componentsOf(exported: unknown, files: Record<string, string> = { 'mdx-components.tsx': '' }) {
  const load = async () => ({ default: exported })
  return siteComponents(writeSite(files), { Tabs: Box }, load)
}

test('a site names components for all its pages, or none', async () => {
  expect(await componentsOf({ Box })).toEqual({ Box })
  expect(await componentsOf({ Box }, { 'components.tsx': '' })).toEqual({})
})

test('a site replaces elements of Markdown', async () => {
  const files = {
    'mdx-components.tsx': `const links = { a: Box }
export default { ...links, h2: (props) => <h2 {...props} /> } satisfies object`,
  }
  expect(await componentsOf({ a: Box, h2: Box }, files)).toEqual({ a: Box, h2: Box })
})

test.each([
  ['a module without a default export', undefined],
  ['an element that the text of the module does not name', { h2: Box }],
  ['an element that Markdown does not make', { div: Box }],
  ['a block of code', { pre: Box }],
  ['a component of the engine', { Tabs: Box }],
  ['what is no component', { Box: undefined }],
  [
    'a getter that throws',
    {
      get Box() {
        throw new Error('Not today.')
      },
    },
  ],
])('[D3] %s is named with its file', async (_, exported) => {
  const error = await componentsOf(exported).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SiteError)
  expect(error).toMatchSnapshot()
})
