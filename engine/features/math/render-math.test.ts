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

test.each([
  'It is $5 to maybe $10 a month, or US$6 to US$7.',
  'Set $HOME and $PATH, or **$HOME/$PATH**, or pay $5 and \\$6.',
  '$ y $ $5 $6 $7 🎉',
])('prices and names of variables are text, in the page and in its twin: %s', (text) => {
  const shown = text.replaceAll('\\$', '$').replace(/\*\*(.*)\*\*/, '<strong>$1</strong>')
  for (const format of ['md', 'mdx'] as const) {
    const { code, problems, twin } = compiled(`${text}\n\n| ${text} |\n| - |\n`, format)
    expect(problems).toEqual([])
    expect(code).toContain(`<p>${shown}</p>`)
    expect(code).toContain(`>${shown}</th>`)
    expect(twin).toContain(`${text}\n`)
  }
})

test('a formula beside a price is one, and dollars of a program are left alone', () => {
  const { code, twin } = compiled(
    `It is $5 for the $n$th of $k$, not $6.\n\n{\`\${1} is $5 or $6\`} <b title="$5 or $6">$7 or $8</b>`,
  )
  expect(code.match(/<math>/g)).toHaveLength(2)
  expect(code).toMatch(/is \$5 for the <math>.*<\/math>th of <math>.*<\/math>, not \$6\./)
  expect(code).toMatch(/\$\{1\} is \$5 or \$6`.*\$5 or \$6.*\$7 or \$8/s)
  expect(twin).not.toContain('\\')
})

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
