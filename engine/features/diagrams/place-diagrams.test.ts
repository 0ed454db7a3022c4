import { describe, expect, test } from 'vitest'
import { formatProblem } from '../../diagnostics/problem'
import { withExtensions } from '../../markdown/testing'
import { DIAGRAM_COMPONENT, type DiagramProps } from './drawing/placeholder'
import { placeDiagrams } from './place-diagrams'

const { bodyOf, compile } = withExtensions({ name: 'diagrams', blocks: (page) => [placeDiagrams(page)] })

const texts = '  accTitle: Which lamp\n  accDescr: In fog the red one.\n'
const fence = (source: string) => `\`\`\`mermaid\n${source}\`\`\`\n`

async function diagramOf(text: string): Promise<DiagramProps | undefined> {
  let seen: DiagramProps | undefined
  const Diagram = (props: DiagramProps) => {
    seen = props
    return null
  }
  await bodyOf(text, { [DIAGRAM_COMPONENT]: Diagram })
  return seen
}

test('a diagram has its source without the indent of a list, its texts and its place', async () => {
  const inList = `- item\n\n${fence(`flowchart TB\n${texts}  a --> b\n`).replace(/^/gm, '  ')}`
  expect(await diagramOf(inList)).toEqual({
    source: `flowchart TB\n${texts}  a --> b`,
    title: 'Which lamp',
    description: 'In fog the red one.',
    file: 'docs/guide/start.mdx',
    line: '3',
  })
})

test('the Markdown twin keeps the source, of a plain Markdown file as well', () => {
  const text = fence(`flowchart TB\n${texts}  a --> b\n`)
  for (const format of ['md', 'mdx'] as const) {
    const { twin, problems, code } = compile(text, format)
    expect(twin).toBe(text)
    expect(problems).toEqual([])
    expect(code).toContain(DIAGRAM_COMPONENT)
  }
})

describe('a diagram without its texts is a warning', () => {
  const problemsOf = (source: string) => compile(`\n${fence(source)}`).problems

  test('without a title', () => {
    const [only, ...more] = problemsOf('flowchart TB\n  accDescr: In fog.\n  a --> b\n')
    expect(more).toEqual([])
    expect(only?.severity).toBe('warn')
    expect(only && formatProblem(only.problem)).toMatchInlineSnapshot(`
      "This diagram has no title.
        at        docs/guide/start.mdx:2
        expected  accTitle: and a short title below the first line of the diagram
        received  no accTitle
        fix       Add a line such as accTitle: How a search begins"
    `)
  })

  test('without a description', () => {
    const [only] = problemsOf('flowchart TB\n  accTitle: Which lamp\n  a --> b\n')
    expect(only && formatProblem(only.problem)).toMatchInlineSnapshot(`
      "This diagram has no description in words.
        at        docs/guide/start.mdx:2
        expected  accDescr: and a text that describes everything the diagram shows, for readers who cannot see it
        received  no accDescr
        fix       Add a line such as accDescr: The page asks the server, which answers with results."
    `)
  })
})
