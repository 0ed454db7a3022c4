import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { validateConfig } from '../config/validate'
import { parseFile } from '../content/source'
import { writeSite } from '../content/test-site'
import { openParsedFiles } from './parsed-files'
import { fileReader } from './read-file'

interface Text {
  type: string
  value?: string
  children?: Text[]
}

const replaced = (by: string) => () => (tree: Root) => {
  const walk = (node: Text) => {
    if (node.value !== undefined) node.value = node.value.replaceAll('%RELEASE%', by)
    node.children?.forEach(walk)
  }
  walk(tree)
}

const site = (by: string, isStable = true) => {
  const input = {
    title: 'T',
    url: 'https://t.example.com',
    baseUrl: '/',
    markdown: { plugins: { remark: [replaced(by)] } },
  }
  return { root: '/site', config: validateConfig(input, 'site.config.ts', ''), featuresKey: by, isStable }
}

const TEXT = '---\nkeywords: [a]\n---\n\n# Release %RELEASE% \\* `x`\n\nWhat is *new* in %RELEASE%.\n'

test.each(['docs/a.md', 'docs/a.mdx'])('a title and a description have what plugins change: %s', (path) => {
  const read = fileReader(site('4.2')).parse(TEXT, path, 'warn')
  expect(read).toEqual({
    ...parseFile(TEXT, path, 'warn'),
    heading: 'Release 4.2 * x',
    paragraph: 'What is new in 4.2.',
  })
})

test('a page that a plugin cannot take is read as it is written', () => {
  const text = '# A {%RELEASE%\n'
  expect(fileReader(site('4.2')).parse(text, 'docs/a.mdx', 'warn')).toEqual(
    parseFile(text, 'docs/a.mdx', 'warn'),
  )
})

test('it is read anew if the plugins change, or may give another result', () => {
  const cache = writeSite({})
  const headingOf = (...args: Parameters<typeof site>) => {
    const files = openParsedFiles(cache, fileReader(site(...args)))
    const { heading } = files.parse(TEXT, 'docs/a.md', 'warn')
    files.save()
    return heading
  }
  expect(headingOf('4.2')).toContain('Release 4.2')
  expect(headingOf('4.3')).toContain('Release 4.3')
  const unstable = fileReader(site('4.4', false))
  expect(unstable.key).toBeUndefined()
  expect(headingOf('4.4', false)).toContain('Release 4.4')
})
