import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { frontMatterKeys } from '../engine/content/front-matter/schema'
import { readCategory } from '../engine/content/sidebars/config'
import { validateSidebars } from '../engine/content/sidebars/validation'
import { testConfig } from '../engine/content/test-site'
import { authorKeys } from '../engine/features/blog/content/author-schema'
import { readAuthors } from '../engine/features/blog/content/authors-map'

import { DIAGRAM_COMPONENT } from '../engine/features/diagrams/drawing/placeholder'
import { readPackages } from '../engine/features/reference/api/model/read-package'
import { createReference } from '../engine/features/reference/api/reference'
import { REFERENCE_COMPONENTS, referenceExtension } from '../engine/features/reference/api/tables/extension'
import * as referenceComponents from '../engine/features/reference/theme/api-tables/components'
import { createHighlighter } from '../engine/markdown/code/highlighter'
import { compileMarkdown } from '../engine/markdown/compile'
import { pageBody } from '../engine/markdown/evaluate/page-body'
import { createFenceIndex } from '../engine/markdown/plugins/code-fences'
import { options, sourceOf } from '../engine/markdown/testing'
import { setUpFeatures } from '../engine/site/features/hooks'
import { featuresOf } from '../engine/site/features/site-features'
import TabPanel from '../engine/theme/mdx/TabPanel.island'
import TabsIsland from '../engine/theme/mdx/Tabs.island'
import { mdxComponents } from '../engine/theme/mdx-components'
import { root } from './root'

const guide = readFileSync(new URL('../docs/authoring.md', import.meta.url), 'utf8')
const examples = examplesOf('mdx')
const { magicComments, defaultCodeLanguage } = testConfig().markdown
const highlighter = await createHighlighter({ defaultLanguage: defaultCodeLanguage, magicComments })

/** Diagrams are plain figures here, since their drawings are tested elsewhere. */
const components = { ...mdxComponents, ...referenceComponents, [DIAGRAM_COMPONENT]: () => <figure /> }

const packages = await readPackages({
  root: `${root}/website`,
  packages: ['@sinequa/atomic'],
  declared: {},
  locationOf: () => undefined,
  store: { memo: async (_, make) => make() },
})
const extension = referenceExtension(createReference(packages, []), (route) => route)

/** The modules that the examples import, one for each way of importing. */
const imported = { Box, default: Box }

function Box({ children }: { children?: ReactNode }) {
  return <div>{children}</div>
}

const islands = new Map<unknown, string>([
  [TabsIsland, 'Tabs'],
  [TabPanel, 'TabPanel'],
  [referenceComponents.TypeFilter, 'TypeFilter'],
])

function examplesOf(language: string): string[] {
  const fences = guide.matchAll(/^(`{3,})(\w+)\n([\s\S]*?)^\1$/gm)
  return [...fences].flatMap(([, , name, code = '']) => (name === language ? [code] : []))
}

/** Returns the keys in the first column of a table in the guide. */
function keysOf(heading: string): string[] {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const cells = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => key))
}

const { markdown } = setUpFeatures(featuresOf(testConfig()), {
  root: '/site',
  layers: { root: '/site' },
  cache: '/cache',
  localeCache: '/cache',
  sources: { folders: [], outside: [], fences: createFenceIndex() },
  config: testConfig({}),
  isDefaultLocale: true,
})
const extensions = [
  ...markdown.flatMap(({ args: [made] }) => (typeof made === 'function' ? [] : [made])),
  extension,
]

test('the guide has examples', () => {
  expect(examples.length).toBeGreaterThan(9)
})

test.each(examples)('an example of the guide is a page without problems: %s', async (text) => {
  const source = sourceOf(text)
  const compiled = compileMarkdown(source, { ...options, highlighter, extensions })
  expect(compiled.problems).toEqual([])
  const context = { ...source, components, load: async () => imported }
  const islandId = (component: unknown) => islands.get(component)
  expect(await pageBody(compiled, context, { basePath: '/', islandId })).not.toEqual([])
})

test('every component that needs no import has an example', () => {
  const names = [...Object.keys({ ...mdxComponents, ...referenceComponents }), ...REFERENCE_COMPONENTS]
  const unseen = names.filter((name) => !examples.some((text) => new RegExp(`<${name}[ >]`).test(text)))
  expect(unseen).toEqual([])
})

test('the guide lists the keys of front matter that are known, and no others', () => {
  expect(keysOf('Front matter').sort()).toEqual(Object.keys(frontMatterKeys).sort())
})

test('the sidebars and the category of the guide are valid', () => {
  const sidebars = examplesOf('ts')
    .map((code) => /export default ([\s\S]*) satisfies SidebarsConfig/.exec(code)?.[1])
    .find(Boolean)
  expect(validateSidebars(new Function(`return ${sidebars}`)()).findings).toEqual([])
  const categories = examplesOf('json').map((code) => readCategory(code, 'docs/guides/_category_.json'))
  expect(categories).toHaveLength(1)
  expect(categories.flatMap(({ problems }) => problems)).toEqual([])
})

test('the authors of the guide are valid, and show every key that an author can have', () => {
  const yaml = examplesOf('yaml').find((text) => text.includes('  socials:')) ?? ''
  const config = testConfig({ onUnknownFrontMatter: 'throw' })
  expect(readAuthors(yaml, 'blog/authors.yml', '/blog', config).problems).toEqual([])
  expect(keysOf('Blog').filter((key) => !(key in authorKeys))).toEqual([])
  expect(Object.keys(authorKeys).filter((key) => !yaml.includes(`  ${key}:`))).toEqual([])
})
