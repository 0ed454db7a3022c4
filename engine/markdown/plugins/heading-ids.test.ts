import { expect, test } from 'vitest'
import { compileMarkdown } from '../compile'
import { compile, options, sourceOf } from '../testing'

const TEXT = [
  '## `coverage.include`',
  '## Après l’été & co.',
  '## 2. Step: “why”',
  '## test.each / it_each',
  '## test.each / it_each',
  '## !?',
  '## Own {#Own.id}',
  '## 潮汐表',
].join('\n\n')

test('ids of headings follow the rule of GitHub', () => {
  expect(compile(TEXT).anchors.slice(0, 4)).toEqual([
    'coverageinclude',
    'après-lété--co',
    '2-step-why',
    'testeach--it_each',
  ])
})

test('ids of headings are those of VitePress, if the site asks for them', () => {
  expect(compileMarkdown(sourceOf(TEXT), { ...options, headingIds: 'vitepress' }).anchors).toEqual([
    'coverage-include',
    'apres-l-ete-co',
    '_2-step-why',
    'test-each-it-each',
    'test-each-it-each-1',
    'section',
    'Own.id',
    '潮汐表',
  ])
})
