import { expect, test } from 'vitest'
import { pageSections } from '../../engine/features/search/index/sections'
import { compile } from '../../engine/markdown/testing'

function sections(text: string) {
  const { toc, twin } = compile(text)
  return pageSections({ title: 'Guide', url: '/base/guide', description: '', keywords: [], toc, twin })
    .sections
}

test('a page is cut at its headings', () => {
  const found = sections(
    'First *words*.\n\n## Setup {#set-up}\n\nDo it.\n\n```ts\nrun()\n```\n\n### The `next` part\n\nMore.',
  )
  expect(found).toEqual([
    { text: 'First words.' },
    { id: 'set-up', heading: 'Setup', level: 2, text: 'Do it.', code: 'run()' },
    { id: 'the-next-part', heading: 'The next part', level: 3, text: 'More.' },
  ])
})

test('headings of the same text keep their own ids', () => {
  expect(sections('## Errors\n\na\n\n## Errors\n\nb').map(({ id }) => id)).toEqual([
    undefined,
    'errors',
    'errors-1',
  ])
})

test('the title of a page is not part of its text', () => {
  expect(sections('# Guide\n\nText.')).toEqual([{ text: 'Text.' }])
})

test('a heading without an id is text of the section around it', () => {
  const source = {
    title: 'Guide',
    url: '/guide',
    description: '',
    keywords: [],
    toc: [],
    twin: '## Lost\n\nText.',
  }
  expect(pageSections(source).sections).toEqual([{ text: 'Lost\nText.' }])
})

test('lines of code that look like headings open no section', () => {
  expect(sections('## One\n\n```md\n## Two\n```\n\n## Two\n\nb').map(({ id }) => id)).toEqual([
    undefined,
    'one',
    'two',
  ])
})
