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
