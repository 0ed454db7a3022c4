import { expect, test } from 'vitest'
import { z } from 'zod'
import { createReporter } from '../diagnostics/reporter'
import { createContentLoader } from './loader'
import { testConfig, writeSite } from './test-site'

test('front-matter keys that features add are checked, and take their schema’s values', async () => {
  const root = writeSite({
    'docs/a.md': '---\nlevel: captain\n---\n',
    'docs/b.md': '# B',
    'docs/c.md': '---\ntitle: C\nlevel: cook\nlevl: captain\n---\n',
  })
  const reporter = createReporter()
  const loader = createContentLoader({
    root,
    config: testConfig(),
    mode: 'production',
    addedKeys: { level: z.enum(['deckhand', 'captain']).default('deckhand') },
  })
  const { docs } = await loader.load(reporter)
  expect(docs.map(({ frontMatter }) => frontMatter.level)).toEqual(['captain', 'deckhand', 'cook'])
  expect(() => reporter.check()).toThrowErrorMatchingInlineSnapshot(`
    [SiteProblems: The front-matter key \`levl\` looks like a typo.
      at        docs/c.md:4
      expected  level
      received  levl
      fix       Did you mean \`level\`?

    The front-matter key \`level\` has an invalid value.
      at        docs/c.md:3
      expected  'deckhand' or 'captain'
      received  'cook'
      fix       Set \`level\` to 'deckhand' or 'captain', or remove it.]
  `)
})
