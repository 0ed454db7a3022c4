import { expect, test } from 'vitest'
import type { PageAction } from '../../page/types'
import { pageActions } from './page-actions'

const page = {
  title: 'Tides & tables',
  canonical: 'https://docs.example.com/a/tides',
  markdown: '/a/tides.md',
}
const pageMenu: Exclude<PageAction['type'], 'offline'>[] = [
  'copy',
  'markdown',
  'chatgpt',
  'claude',
  'edit',
  'report',
]

test('the menu of a page has the configured entries, in their order', () => {
  const actions = pageActions(page, {
    offline: false,
    docs: {},
    themeConfig: { pageMenu: ['claude', 'copy'] },
  })
  expect(actions).toEqual([
    {
      type: 'claude',
      href: 'https://claude.ai/new?q=I+have+questions+about+https://docs.example.com/a/tides',
    },
    { type: 'copy' },
  ])
  expect(pageActions(page, { offline: true, docs: {}, themeConfig: { pageMenu: [] } })).toEqual([])
})

test('an entry without an address is left out, and a page without a twin has no menu', () => {
  const types = (changed: Partial<Parameters<typeof pageActions>[0]>) =>
    pageActions({ ...page, ...changed }, { offline: false, docs: {}, themeConfig: { pageMenu } }).map(
      ({ type }) => type,
    )
  expect(types({})).toEqual(['copy', 'markdown', 'chatgpt', 'claude'])
  expect(types({ editUrl: 'https://example.com/edit' })).toContain('edit')
  expect(types({ markdown: undefined })).toEqual([])
})

test('a report is begun with the title and the address of the page', () => {
  const report = (issueUrl: string) =>
    pageActions(page, { offline: false, docs: { issueUrl }, themeConfig: { pageMenu: ['report'] } })[0]
      ?.href ?? ''
  for (const address of ['https://example.com/new', 'https://example.com/new?labels=docs']) {
    const { searchParams } = new URL(report(address))
    expect(searchParams.get('title')).toBe(page.title)
    expect(searchParams.get('body')).toBe(page.canonical)
  }
  expect(new URL(report('https://example.com/new?labels=docs')).searchParams.get('labels')).toBe('docs')
})

test('on a site that can be read offline, the menu ends with the offer to keep it', () => {
  const actions = pageActions(page, { offline: true, docs: {}, themeConfig: { pageMenu: ['copy'] } })
  expect(actions.map(({ type }) => type)).toEqual(['copy', 'offline'])
})
