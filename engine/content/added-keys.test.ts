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

const boom = () => {
  throw new Error('boom')
}

test.each<[string, z.ZodType, string]>([
  ['throws', z.string().refine(boom), 'received  boom'],
  ['waits', z.string().refine(async () => true), 'received  an `async` function'],
])('a schema that %s is a mistake of its feature, with the page and the line', async (_, level, received) => {
  const root = writeSite({ 'docs/a.md': '---\ntitle: A\nlevel: captain\n---\n' })
  const reporter = createReporter()
  await createContentLoader({
    root,
    config: testConfig(),
    mode: 'production',
    addedKeys: { other: z.number(), level },
    ownerOf: () => 'crew',
  }).load(reporter)
  const text =
    "The schema of the front-matter key `level`, which the feature 'crew' adds, cannot check this page."
  expect(() => reporter.check()).toThrow(text)
  expect(() => reporter.check()).toThrow('at        docs/a.md:3')
  expect(() => reporter.check()).toThrow(received)
})
