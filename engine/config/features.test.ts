import { expect, test } from 'vitest'
import { z } from 'zod'
import { SiteProblems } from '../diagnostics/reporter'
import { defineFeature } from '../feature'
import { locationOfOption } from './key-lines'
import { translateConfig } from './locale-config'
import { validateConfig } from './validate'

const least = {
  title: 'Toolkit',
  url: 'https://docs.example.com',
  baseUrl: '/',
  i18n: { locales: ['en', 'fr'] },
}

const greeting = defineFeature({
  name: 'greeting',
  schema: z.strictObject({ text: z.string(), isLoud: z.boolean().default(false) }),
  setup: () => undefined,
})
const counter = defineFeature({ name: 'counter', setup: (_, { from }: { from: number }) => from })

function refusal(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof SiteProblems) return error.message
    throw error
  }
  return 'accepted'
}

const refused = (features: unknown, source: string) =>
  refusal(() => validateConfig({ ...least, features }, 'site.config.ts', source))

test('[E6] options are checked by the schema of their feature, and get its defaults', () => {
  const { features } = validateConfig(
    { ...least, features: [greeting({ text: 'Ahoy' }), counter({ from: 3 })] },
    'site.config.ts',
    '',
  )
  expect(features.map(({ name, options }) => [name, options])).toEqual([
    ['greeting', { text: 'Ahoy', isLoud: false }],
    ['counter', { from: 3 }],
  ])
})

test('[E6] a wrong option is refused with its feature, its place in the call, and what is allowed', () => {
  const source =
    "export default {\n  features: [\n    greeting({\n      text: 'Ahoy',\n      isLoud: 'very',\n      txt: 1,\n    }),\n  ],\n}"
  const features = [
    Object.assign(greeting({ text: 'Ahoy' }), { options: { text: 'Ahoy', isLoud: 'very', txt: 1 } }),
  ]
  expect(refused(features, source)).toMatchInlineSnapshot(`
    "The key \`isLoud\` of the feature 'greeting' has an invalid value.
      at        site.config.ts:5
      expected  true or false
      received  'very'
      fix       Set \`isLoud\` to true or false.

    There is no key \`txt\` in the feature 'greeting'.
      at        site.config.ts:6
      expected  text, isLoud
      received  txt
      fix       Did you mean \`text\`?"
  `)
})

test('[E6] a feature without the options that it needs is refused', () => {
  const features = [Object.assign(greeting({ text: '' }), { options: undefined })]
  expect(refused(features, 'export default {\n  features: [greeting()] }')).toMatchInlineSnapshot(`
    "The options of the feature 'greeting' are invalid.
      at        site.config.ts:2
      expected  an object
      received  nothing
      fix       Write an object."
  `)
})

test('[E6] a value that is not a feature, or a feature listed twice, is refused', () => {
  expect(refused([greeting], 'export default {\n  features: [greeting] }')).toMatchInlineSnapshot(`
    "The key \`features[0]\` of the configuration has an invalid value.
      at        site.config.ts:2
      expected  a feature, such as \`blog()\` with \`import { blog } from 'docwright/features'\`
      received  a function
      fix       Set \`features[0]\` to a feature, such as \`blog()\` with \`import { blog } from 'docwright/features'\`."
  `)
  const nameless = refused([{ name: 'tides', commands: [] }], 'export default {\n  features: [] }')
  expect(nameless).toContain('expected  a feature with a `setup` beside its `name`')
  const twice = [counter({ from: 1 }), counter({ from: 2 })]
  expect(refused(twice, 'export default {\n  features: [counter(),\n counter()] }')).toMatchInlineSnapshot(`
    "The feature 'counter' is in the list twice.
      at        site.config.ts:3
      expected  each feature once
      received  'counter'
      fix       Remove one of them."
  `)
})

const site = validateConfig(
  { ...least, features: [counter({ from: 1 }), greeting({ text: 'Ahoy', isLoud: true })] },
  'site.config.ts',
  "export default {\n  features: [\n    counter({ from: 1 }),\n    greeting({ text: 'Ahoy', isLoud: true }),\n  ],\n}",
)

const french = (features: unknown, text = '') =>
  translateConfig(site, { value: { features }, file: 'i18n/fr/site.config.ts', text }, 'fr')

test('a locale has its own words in the options of a feature', () => {
  const text = "export default {\n\n\n\n\n\n  features: [greeting({ text: 'Bonjour' })] }"
  const config = french([greeting({ text: 'Bonjour' })], text)
  expect(config.features.map(({ options }) => options)).toEqual([
    { from: 1 },
    { text: 'Bonjour', isLoud: true },
  ])
  expect(locationOfOption(config, 'greeting', ['text'])).toEqual({ file: 'i18n/fr/site.config.ts', line: 7 })
  expect(locationOfOption(config, 'greeting', ['isLoud'])).toEqual({ file: 'site.config.ts', line: 4 })
})

test('a locale has the features of the whole site, and its mistakes are named in its own file', () => {
  const own = defineFeature({ name: 'own', setup: () => undefined })
  expect(refusal(() => french([own()], 'export default {\n  features: [own()] }'))).toMatchInlineSnapshot(`
    "The configuration of the site has no feature 'own'.
      at        i18n/fr/site.config.ts:2
      expected  one of counter, greeting
      received  'own'
      fix       Name it in the \`site.config.ts\` of the whole site too."
  `)
  const wrong = Object.assign(greeting({ text: '' }), { options: { text: 4 } })
  expect(
    refusal(() => french([wrong], 'export default {\n features: [\n greeting({ text: 4 })] }')),
  ).toMatchInlineSnapshot(`
    "The key \`text\` of the feature 'greeting' has an invalid value.
      at        i18n/fr/site.config.ts:3
      expected  a string
      received  4
      fix       Set \`text\` to a string."
  `)
})

test('[E6] an option that a feature no longer has names what has taken its place', () => {
  const search = defineFeature({ name: 'search', schema: z.strictObject({}), setup: () => undefined })
  const features = [Object.assign(search({}), { options: { engine: 'pagefind', egnine: 'pagefind' } })]
  const fixes = refused(features, "export default {\n  features: [search({ engine: 'pagefind' })],\n}")
  expect(fixes.match(/(?<=^ {2}(?:at|fix) +)\S.*/gm)).toEqual([
    'site.config.ts:2',
    expect.stringMatching(/^Remove `engine`: Pagefind is a feature .* examples\/features\/pagefind/),
    'site.config.ts:2',
    'Remove `egnine`.',
  ])
})
