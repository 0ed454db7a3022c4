import { expect, test } from 'vitest'
import { testConfig } from '../../content/test-site'
import { testHooks } from '../../site/features/test-hooks'
import type { SiteModel } from '../../site/site-model'
import { documentParts, filesOfTags } from './document-parts'

const SCRIPT = { tag: 'script', text: 'a = 1\r\nb = 2\rc = 3\n' } as const

const model = {
  site: {},
  setup: {
    config: testConfig({
      head: [SCRIPT, { tag: 'script', attributes: { SRC: ' /visits.js', defer: true } }],
    }),
    hooks: testHooks(({ documentHead }) =>
      documentHead(() => [
        SCRIPT,
        { tag: 'link', attributes: { rel: 'icon', href: 'icon.svg' } },
        { tag: 'link', attributes: { rel: 'alternate', href: '/feed.xml' } },
      ]),
    ),
  },
} as unknown as SiteModel

const { document } = documentParts({ path: '/base/a' }, model)

test('scripts have the line ends that browsers read, whose hash they compare', () => {
  const texts = document.tags.flatMap(({ text }) => text ?? [])
  expect(texts).toEqual(['a = 1\nb = 2\nc = 3\n', 'a = 1\nb = 2\nc = 3\n'])
})

test('the files that tags load have the base path, however their names and addresses are written', () => {
  expect(filesOfTags(document)).toEqual(['/base/visits.js', '/base/icon.svg'])
})
