import { expect, test } from 'vitest'
import { compileMarkdown } from '../../markdown/compile'
import type { MarkdownExtension } from '../../markdown/plugins/extension'
import { options, sourceOf } from '../../markdown/testing'
import { renderMath } from './render-math'

const math: MarkdownExtension = { name: 'math', parses: 'math', blocks: (page) => [renderMath(page)] }

const compiled = (text: string, format: 'md' | 'mdx' = 'mdx') =>
  compileMarkdown(sourceOf(text, format), { ...options, extensions: [math] })

test.each(['md', 'mdx'] as const)(
  'a formula in a %s file is MathML, with and without a line of its own',
  (format) => {
    const { code, problems } = compiled('A $\\frac{a}{b}$\n\n$$\na^2\n$$\n\n```math\nx\n```', format)
    expect(problems).toEqual([])
    expect(code).toContain('<mfrac><mi>a</mi><mi>b</mi></mfrac>')
    expect(code.match(/<math display/g)).toHaveLength(2)
  },
)

test('a formula that cannot be read is an error with its line', () => {
  const [found] = compiled('A\n\n$\\frac{a$ b').problems
  expect(found).toMatchObject({
    severity: 'throw',
    problem: { line: 3, what: 'This formula cannot be read.' },
  })
})

test('without the setting a dollar sign is text, and a block of dollars gives a warning', () => {
  const { code, problems } = compileMarkdown(sourceOf('It costs $5 or $6.\n\n$$\na\n$$'), options)
  expect(code).toContain('$5 or $6')
  expect(problems.map(({ problem }) => problem.hint)).toEqual([
    'Add `math()` to `features` in the configuration.',
  ])
})
