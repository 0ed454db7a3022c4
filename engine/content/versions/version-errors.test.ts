import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../../config/types'
import { loadTestSite } from '../test-site'

interface Site {
  versions?: string
  files?: Record<string, string>
  docs?: SiteConfigInput['docs']
  sidebars?: unknown
}

const docs = {
  'docs/index.mdx': 'Text',
  'versioned_docs/version-2.0/index.mdx': 'Text',
  'versioned_docs/version-1.0/index.mdx': 'Text',
}

async function problemsOf({ versions = '["2.0", "1.0"]', files, docs: own, sidebars }: Site) {
  const { problems } = await loadTestSite({
    files: { ...docs, 'versions.json': versions, ...files },
    config: { docs: own ?? {} },
    ...(sidebars === undefined ? {} : { sidebars }),
  })
  return problems.join('\n\n')
}

test('[D3] a list of versions that is no JSON ends the build', async () => {
  expect(await problemsOf({ versions: '[\n  "2.0",\n  1.0"\n]' })).toMatchInlineSnapshot(`
    "throw: The list of versions cannot be read.
      at        versions.json:3
      expected  a list of version names, newest first, such as ["2.0", "1.0"]
      received  '1.0"'
      fix       Write one list of strings, in JSON."
  `)
  expect(await problemsOf({ versions: '' })).toMatchInlineSnapshot(`
    "throw: The list of versions cannot be read.
      at        versions.json:1
      expected  a list of version names, newest first, such as ["2.0", "1.0"]
      received  ''
      fix       Write one list of strings, in JSON."
  `)
})

test('[D3] a folder in the place of the list of versions ends the build', async () => {
  const files = { 'docs/index.mdx': 'Text', 'versions.json/a.txt': '' }
  await expect(loadTestSite({ files })).rejects.toThrow('at        versions.json')
})

test('[D3] folders of versions without a list of them are named', async () => {
  const { problems } = await loadTestSite({ files: docs })
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "warn: The folders of versions are not read, since no file lists the versions.
      at        versioned_docs
      expected  a file versions.json beside it, with their names, newest first, such as ["2.0", "1.0"]
      received  version-1.0, version-2.0
      fix       Write that file, or remove the folders."
  `)
})

test('[D3] a list of versions that is no list ends the build', async () => {
  expect(await problemsOf({ versions: '{ "2.0": true }' })).toMatchInlineSnapshot(`
    "throw: The list of versions cannot be read.
      at        versions.json:1
      expected  a list of version names, newest first, such as ["2.0", "1.0"]
      received  '{ "2.0": true }'
      fix       Write one list of strings, in JSON."
  `)
})

test('a list that names the current version, as Docusaurus allows, says nothing new', async () => {
  expect(await problemsOf({ versions: '["current"]' })).toBe('')
})

test('[D3] what cannot name a version, and a name that stands twice, are refused', async () => {
  expect(await problemsOf({ versions: '[\n  "2.0",\n  2,\n  "a/b",\n  "2.0"\n]' })).toMatchInlineSnapshot(`
    "throw: The list of versions contains an invalid name.
      at        versions.json:3
      expected  a name that is valid in a URL and as a folder name
      received  2
      fix       Name the version with letters, digits, dots and dashes, such as "2.0".

    throw: The list of versions contains an invalid name.
      at        versions.json:4
      expected  a name that is valid in a URL and as a folder name
      received  'a/b'
      fix       Name the version with letters, digits, dots and dashes, such as "2.0".

    throw: The list of versions names '2.0' twice.
      at        versions.json:5
      expected  each version once
      received  '2.0'
      fix       Remove one of the two."
  `)
})

test('[X6] [D3] a version without a folder: the folders that exist, a near one first', async () => {
  expect(await problemsOf({ versions: '[\n  "2.0",\n  "1.1"\n]' })).toMatchInlineSnapshot(`
    "throw: The version '1.1' has no docs folder.
      at        versions.json:3
      expected  the folder versioned_docs/version-1.1
      received  these version folders: version-1.0, version-2.0
      fix       Did you mean version-1.0?"
  `)
})

test('[X6] [D3] a version without sidebars, on a site that has some', async () => {
  const files = { 'versioned_sidebars/version-2.0-sidebars.json': '{}' }
  expect(await problemsOf({ files, sidebars: {} })).toMatchInlineSnapshot(`
    "throw: The version '1.0' has no sidebars.
      at        versions.json:1
      expected  the file versioned_sidebars/version-1.0-sidebars.json, with the version's sidebars as JSON
      received  these version sidebars: version-2.0-sidebars.json
      fix       Create versioned_sidebars/version-1.0-sidebars.json, or remove '1.0' from the list."
  `)
})

test('[D3] sidebars of a version that are no JSON, or that name an unknown doc', async () => {
  const files = {
    'versioned_sidebars/version-2.0-sidebars.json': '{\n  "book": [\n    index\n  ]\n}',
    'versioned_sidebars/version-1.0-sidebars.json': '{\n  "book": [\n    "indes"\n  ]\n}',
  }
  expect(await problemsOf({ files, sidebars: {} })).toMatchInlineSnapshot(`
    "throw: The sidebars of a version cannot be read.
      at        versioned_sidebars/version-2.0-sidebars.json:3
      expected  an object of sidebars by id, in JSON
      received  'index'
      fix       Correct the JSON near this line.

    throw: The sidebar 'book' names a doc that does not exist: 'indes'.
      at        versioned_sidebars/version-1.0-sidebars.json:3
      expected  the id of one of the 1 docs: index
      received  'indes'
      fix       Did you mean \`index\`?"
  `)
})

test('[X6] [D3] a version that the configuration names and that does not exist: those that do, near ones first', async () => {
  const own = { lastVersion: '2.1', onlyIncludeVersions: ['current', '3.0'], versions: { curent: {} } }
  expect(await problemsOf({ docs: own })).toMatchInlineSnapshot(`
    "throw: The key \`docs.onlyIncludeVersions\` of the configuration names a version that does not exist: '3.0'.
      at        site.config.ts:9
      expected  the name of one of the 3 versions: 1.0, 2.0, current
      received  '3.0'
      fix       Did you mean \`1.0\` or \`2.0\`?

    throw: The key \`docs.versions\` of the configuration names a version that does not exist: 'curent'.
      at        site.config.ts:12
      expected  the name of one of the 3 versions: current, 2.0, 1.0
      received  'curent'
      fix       Did you mean \`current\`?

    throw: The key \`docs.lastVersion\` of the configuration names a version that does not exist: '2.1'.
      at        site.config.ts:6
      expected  the name of one of the 1 versions: current
      received  '2.1'
      fix       Name one of them, or remove it."
  `)
})

test('[X6] [D3] a site that excludes its only version', async () => {
  expect(await problemsOf({ versions: '[]', docs: { includeCurrentVersion: false } })).toMatchInlineSnapshot(`
    "throw: No version of the docs is left to build.
      at        site.config.ts:6
      expected  at least one version: the current one, or one listed in versions.json
      received  \`docs.includeCurrentVersion: false\`, and no other version
      fix       Remove \`docs.includeCurrentVersion\`, or name a version in versions.json."
  `)
})

test('[X6] [D3] a list of versions to build that names none that exists', async () => {
  const own = { lastVersion: '2.0', onlyIncludeVersions: ['3.0'] }
  const problems = (await problemsOf({ docs: own })).split('\n\n')
  expect(problems).toEqual([
    expect.stringContaining('`docs.onlyIncludeVersions` of the configuration names a version that does not'),
    expect.stringMatching(
      /^throw: No version of the docs is left[\s\S]*site.config.ts:7\n[\s\S]*`docs.onlyIncludeVersions`, which names none/,
    ),
  ])
})
