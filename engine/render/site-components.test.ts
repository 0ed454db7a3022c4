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

test.each([
  ['a module without a default export', undefined],
  ['an element', { h2: Box }],
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
