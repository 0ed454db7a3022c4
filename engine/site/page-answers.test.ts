import { writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { loadModels } from './load-models'
import { areCurrent, pageQuestions } from './page-answers'
import { loadSite } from './setup'

const FILES = {
  'site.config.ts': "export default { title: 'Toolkit', url: 'https://example.com', baseUrl: '/' }",
  'docs/a.mdx': '# A\n',
  'docs/a.svg': '<svg/>',
  'node_modules/tides/package.json': '{ "name": "tides", "version": "1.0.0" }',
}

async function modelOf(root: string) {
  const [model] = await loadModels(await loadSite(root, 'production', join(root, '.cache')), createReporter())
  return model
}

test('answers are current until a file or a package changes', async () => {
  const root = writeSite(FILES)
  const questions = pageQuestions(await modelOf(root))
  expect(questions.ask('package', 'tides')).toBe('1.0.0')
  expect(questions.ask('package', 'moons')).toBeNull()
  questions.ask('asset', join(root, 'docs/a.svg'))
  expect(areCurrent(questions.answers, await modelOf(root))).toBe(true)
  writeFileSync(join(root, 'docs/a.svg'), '<svg></svg>')
  expect(areCurrent(questions.answers, await modelOf(root))).toBe(false)
})

test('a file that a stored page shows becomes part of the site again', async () => {
  const root = writeSite(FILES)
  const file = join(root, 'docs/a.svg')
  const questions = pageQuestions(await modelOf(root))
  questions.ask('asset', file)
  const later = await modelOf(root)
  areCurrent(questions.answers, later)
  expect([...later.links.assets.values()]).toContain(file)
})
