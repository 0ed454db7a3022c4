import type { ArticleSlotProps } from 'docwright/feature'
import { testSite } from 'docwright/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { useTool } from './answer'
import type { Asking } from './asking'
import { Question } from './Question'
import { wasThisHelpful } from './was-this-helpful'

afterEach(() => vi.unstubAllGlobals())

const ASKING: Asking = {
  question: 'Safe to moor?',
  yes: 'Aye',
  no: 'Nay',
  thanks: 'Noted.',
  callback: 'onAnswer',
}

function shown(kind: string, shared: object) {
  return Question({ page: { kind }, site: { shared } } as unknown as ArticleSlotProps)
}

test('the question is below docs, and not below other pages', () => {
  expect(shown('doc', { 'was-this-helpful': ASKING })?.props).toMatchObject({ 'data-callback': 'onAnswer' })
  expect(shown('blog-post', { 'was-this-helpful': ASKING })).toBeNull()
})

test('a locale has its own words, and any other the English ones', async () => {
  const own = { question: 'Utile?', yes: 'Oui', no: 'Non', thanks: 'Merci.' }
  const asked = async (locale: string) => {
    const feature = wasThisHelpful({ words: { [locale]: own } })
    await using opened = await testSite({
      config: { features: [feature] },
      files: { 'docs/index.md': '# Quay' },
    })
    return opened.site.shared?.['was-this-helpful']
  }
  expect(await asked('en')).toMatchObject({ question: 'Utile?' })
  expect(await asked('fr')).toMatchObject({ question: 'Was this page helpful?', callback: '' })
})

/** Presses a button of the question, and returns what became of the question. */
function press(action: string, callback = 'onAnswer') {
  const status = { textContent: ASKING.question }
  const buttons = ['helpful', 'not-helpful'].map((name) => ({ dataset: { action: name }, remove: vi.fn() }))
  const box = {
    dataset: { callback, thanks: ASKING.thanks },
    querySelectorAll: () => buttons,
    querySelector: () => status,
  }
  const button = { dataset: { action }, closest: () => box } as unknown as HTMLElement
  useTool(new Event('click'), button)
  return { status, left: buttons.filter(({ remove }) => remove.mock.calls.length === 0) }
}

test('an answer goes to the function that the site names, once, and readers are thanked', () => {
  const onAnswer = vi.fn()
  vi.stubGlobal('window', { onAnswer })
  vi.stubGlobal('location', { pathname: '/quay/rope' })
  const { status, left } = press('not-helpful')
  expect(onAnswer.mock.calls).toEqual([[{ path: '/quay/rope', isHelpful: false }]])
  expect(status.textContent).toBe('Noted.')
  expect(left).toEqual([])
})

test('without such a function readers are thanked all the same', () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/quay/' })
  expect(press('helpful', '').status.textContent).toBe('Noted.')
})
