import { afterAll, expect, test } from 'vitest'
import { validateConfig } from '../../engine/config/validate'
import { createContentLoader } from '../../engine/content/loader'
import { parseFile } from '../../engine/content/source'
import { testConfig, writeSite } from '../../engine/content/test-site'
import { createReporter } from '../../engine/diagnostics/reporter'
import { mayHaveSamples } from '../../engine/features/reference/samples/run/page-samples'
import { compile } from '../../engine/markdown/testing'
import { type Answer, answerTo, complaint, type Said } from './answers'
import {
  CATEGORIES,
  configFaults,
  type Fault,
  FILE_NAMES,
  frontMatterFaults,
  markdownTexts,
  mdxFaults,
  sidebarFaults,
} from './cases'

let count = 0
afterAll(() => {
  console.log(`${count} malformed inputs, each with the answer that it is to have`)
  expect(count).toBeGreaterThanOrEqual(500)
})

function check(answers: readonly Answer[]): void {
  count += answers.length
  expect(answers.flatMap((answer) => complaint(answer) ?? [])).toEqual([])
}

/** Returns what is reported for a site's files and sidebars. */
async function contentProblems(files: Record<string, string>, sidebars?: unknown): Promise<readonly Said[]> {
  const reporter = createReporter()
  const loader = createContentLoader({
    root: writeSite(files),
    config: testConfig(),
    mode: 'production',
    ...(sidebars === undefined
      ? {}
      : { sidebars: new Map([['default', { value: sidebars, file: 'sidebars.ts', text: '' }]]) }),
  })
  await loader.load(reporter)
  return reporter.problems
}

/** Reads a single site with all faults, each in its own file. */
async function checkFiles(faults: readonly Fault[], fileOf: (fault: Fault, at: number) => [string, string]) {
  const files = faults.map((fault, at) => [...fileOf(fault, at), fault] as const)
  const index = ['docs/index.mdx', '# Home'] as const
  const said = await contentProblems(Object.fromEntries([index, ...files]))
  check(
    files.map(([file, , { input, expected }]) => ({
      name: input,
      expected,
      said: said.filter(({ problem }) => problem.file === file),
    })),
  )
}

test('[D3] front matter', { timeout: 60_000 }, async () => {
  await checkFiles(frontMatterFaults(), ({ input }, at) => [
    `docs/page-${at}.mdx`,
    `---\n${input}\n---\n\nText.\n`,
  ])
})

test('[D3] names of files', async () => {
  await checkFiles(FILE_NAMES, ({ input }) => [`docs/${input}`, 'Text.'])
})

test('[D3] category files', async () => {
  const answers = CATEGORIES.map(({ input, expected }) =>
    answerTo(input, expected, () =>
      contentProblems({ 'docs/a/_category_.json': input, 'docs/a/index.mdx': 'Text.' }),
    ),
  )
  check(await Promise.all(answers))
})

test('[D3] MDX that is malformed, and Markdown that is not', { timeout: 60_000 }, async () => {
  const answers = [...mdxFaults(), ...markdownTexts()].map(({ input, expected }) =>
    answerTo(input, expected, () => {
      const format = expected === 'fine' ? 'md' : 'mdx'
      parseFile(input, `docs/a.${format}`, 'warn')
      mayHaveSamples(input)
      const { problems } = compile(input, format)
      return problems.filter(({ severity }) => severity === 'throw')
    }),
  )
  check(await Promise.all(answers))
})

test('[E6] configurations', async () => {
  const smallest = { title: 'Notes', url: 'https://example.com', baseUrl: '/' }
  const answers = configFaults().map(({ input, expected }) =>
    answerTo(Object.entries(input).join(), expected, () => {
      validateConfig({ ...smallest, ...input }, 'site.config.ts', '')
      return []
    }),
  )
  check(await Promise.all(answers))
})

test('[D3] sidebars', async () => {
  const answers = sidebarFaults().map(({ input, expected }, at) =>
    answerTo(`sidebars ${at}`, expected, () => contentProblems({ 'docs/index.mdx': 'Text.' }, input)),
  )
  check(await Promise.all(answers))
})
