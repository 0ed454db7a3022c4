import { expect, test } from 'vitest'
import { formatProblem } from '../../../../diagnostics/problem'
import { createReporter } from '../../../../diagnostics/reporter'
import { testFences } from '../fences/testing'
import { checkFenceRules } from './fence-rules'

const readFences = testFences()

function check(maxShare: number, ...fences: string[]) {
  const text = fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n')
  const pages = [{ path: 'docs/guide/a.mdx', fences: readFences({ path: 'docs/guide/a.mdx', text }) }]
  const reporter = createReporter()
  const rules = { folders: ['docs'], noCheck: { maxShare, never: [] }, onBroken: 'warn' as const }
  const unchecked = checkFenceRules(pages, rules, reporter)
  return { unchecked, reported: reporter.problems.map(({ problem }) => formatProblem(problem)).join('\n\n') }
}

test('[D3] more samples without a check than the site allows', () => {
  expect(check(0.25, 'ts', 'ts no-check="a"', 'ts', 'tsx no-check="b"').reported).toMatchInlineSnapshot(`
    "Too many samples of this site are not checked.
      expected  at most 25 % of 4 samples with no-check
      received  2: docs/guide/a.mdx:4, docs/guide/a.mdx:10
      fix       Let some of them compile, or raise \`samples.noCheck.maxShare\` of \`reference()\`."
  `)
})

test('as many unchecked samples as the site allows pass and are listed with reasons; other languages do not count', () => {
  const { unchecked, reported } = check(0.5, 'ts', 'ts no-check="needs a server"', 'sh no-check="of no use"')
  expect(reported).toBe('')
  expect(unchecked).toEqual([{ file: 'docs/guide/a.mdx', line: 4, reason: 'needs a server' }])
})
