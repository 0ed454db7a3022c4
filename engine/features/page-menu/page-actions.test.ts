import { expect, test } from 'vitest'
import { pageActions } from './page-actions'

const words = WORDS
const page = {
  title: 'Tides & tables',
  canonical: 'https://docs.example.com/a/tides',
  markdown: '/a/tides.md',
}
const ALL = ['copy', 'markdown', 'chatgpt', 'claude', 'edit', 'report'] as const

test('the menu of a page has the configured entries, in their order', () => {
  const actions = pageActions(page, { words }, ['claude', 'copy'])
  expect(actions).toEqual([
    {
      type: 'claude',
      label: 'Open in Claude',
      href: 'https://claude.ai/new?q=I+have+questions+about+https://docs.example.com/a/tides',
    },
    { type: 'copy', label: 'Copy page' },
  ])
  expect(pageActions(page, { words }, [])).toEqual([])
})

test('an entry without an address is left out, and a page without a twin has no menu', () => {
  const types = (of: Parameters<typeof pageActions>[0]) =>
    pageActions(of, { words }, ALL).map(({ type }) => type)
  expect(types(page)).toEqual(['copy', 'markdown', 'chatgpt', 'claude'])
  expect(types({ ...page, editUrl: 'https://example.com/edit' })).toContain('edit')
  const { markdown: _, ...withoutTwin } = page
  expect(types(withoutTwin)).toEqual([])
})

test('a new report starts with the title and the address of the page', () => {
  const report = (issueUrl: string) => pageActions(page, { words, issueUrl }, ['report'])[0]?.href ?? ''
  for (const address of ['https://example.com/new', 'https://example.com/new?labels=docs']) {
    const { searchParams } = new URL(report(address))
    expect(searchParams.get('title')).toBe(page.title)
    expect(searchParams.get('body')).toBe(page.canonical)
  }
  expect(new URL(report('https://example.com/new?labels=docs')).searchParams.get('labels')).toBe('docs')
})
