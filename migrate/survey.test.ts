import { expect, test } from 'vitest'
import { migrated } from './testing'

test('style sheets in Sass and Less name the package that compiles them', async () => {
  const { report } = await migrated({
    'src/css/custom.scss': '',
    'src/css/old.less': '',
    'src/css/plain.css': '',
    'node_modules/less/package.json': '{}',
  })
  expect(report).toContain('This style sheet needs the package sass, which is not installed. (1)')
  expect(report).toContain('  src/css/custom.scss')
  expect(report).not.toMatch(/old\.less|plain\.css/)
})

test('a package is only named if a manifest has it: other imports may be aliases, or made by a plugin', async () => {
  const { report } = await migrated({
    'package.json': '{ "devDependencies": { "chart": "1.0.0" } }',
    'tsconfig.json':
      '{\n  // Shared\n  "compilerOptions": { "paths": { "@parts/*": ["./src/parts/*"], }, },\n}',
    'src/a.ts': [
      "import fs from 'fs'",
      "import { join } from 'path/posix'",
      "import { line } from 'chart/line'",
      "import Crew from '@parts/Crew'",
      "import one from '@made/api/v1/one'",
      "import two from '@made/api/v2/two'",
    ].join('\n'),
  })
  expect(report).toContain('The package chart is imported but not installed. (1)')
  expect(report).toContain('This import begins with an alias of tsconfig.json: @parts (1)')
  expect(report).toContain('This import is of no package that package.json names: @made/api (2)')
  expect(report).not.toMatch(/\bfs\b|posix/)
})

test('an import with a loader of webpack is named, but for one that reads text', async () => {
  const { report } = await migrated({
    'docs/a.mdx': "import a from '!!raw-loader!./a.ts'\nimport b from '!!raw-loader!tide-loader!./b.ts'\n",
  })
  expect(report).toContain('which does not run here: !!raw-loader!tide-loader!./b.ts (1)')
  expect(report).toContain('  docs/a.mdx:2')
  expect(report).not.toContain('docs/a.mdx:1')
})

test('handlers in texts, and files with labels of tags, are named', async () => {
  const { report } = await migrated({
    'docs/a.mdx': [
      '# A',
      '<button type="button" onClick={() => alert(1)}>b</button>',
      '<Card onClick={() => alert(1)} /> `<b onClick={x}>`',
      '<b',
      '  onClick={open}',
      '/>',
    ].join('\n'),
    'docs/tags.yml': 'deep: { label: Deep water }',
  })
  expect(report).toMatch(/This element has a handler, .* \(2\)\n.*\n {2}docs\/a.mdx:2,5\n/)
  expect(report).toMatch(
    /labels and addresses of tags in this file are not read. \(1\)\n.*\n {2}docs\/tags.yml/,
  )
})
