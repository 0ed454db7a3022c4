import { expect, test } from 'vitest'
import { testConfig } from '../../content/test-site'
import { testHooks } from '../../site/features/test-hooks'
import type { SiteModel } from '../../site/site-model'
import { filesOfTags, headOf } from './document-parts'

const SCRIPT = { tag: 'script', text: 'a = 1\r\nb = 2\rc = 3\n' } as const

const model = {
  site: {},
  setup: {
    config: testConfig({
      head: [SCRIPT, { tag: 'script', attributes: { SRC: ' /visits.js', defer: true } }],
    }),
    hooks: testHooks(({ head }) =>
      head(() => [
        SCRIPT,
        { tag: 'link', attributes: { rel: 'icon', href: 'icon.svg' } },
        { tag: 'link', attributes: { REL: 'alternate', href: '/feed.xml', crossorigin: true } },
        { tag: 'meta', attributes: { name: 'port', content: 'Ebbside' } },
        { tag: 'script', text: "root.dataset.tide = 'high'", when: 'first-frame' },
      ]),
    ),
  },
} as unknown as SiteModel

const { document, head } = headOf({ kind: 'doc', path: '/base/a' }, model)

test('scripts have the line ends that browsers read, whose hash they compare', () => {
  const texts = document.tags.flatMap(({ text }) => text ?? [])
  expect(texts).toEqual(['a = 1\nb = 2\nc = 3\n', 'a = 1\nb = 2\nc = 3\n'])
})

test('the files that tags load have the base path, however their names and addresses are written', () => {
  expect(filesOfTags(document)).toEqual(['/base/visits.js', '/base/icon.svg'])
})

test('only tags that describe the page go with it when a reader goes to another one', () => {
  expect(head).toEqual([
    { tag: 'link', attributes: { rel: 'alternate', href: '/base/feed.xml', crossorigin: '' } },
  ])
  expect(document.tags.map(({ tag }) => tag)).toEqual(['script', 'script', 'script', 'link', 'meta'])
  expect(document.firstFrame).toEqual(["root.dataset.tide = 'high'"])
})
