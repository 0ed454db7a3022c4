import type { Reporter } from '../../diagnostics/reporter'
import { mapProse } from '../../page/fence'
import { withoutComments } from '../plugins/prepare'
import type { MarkdownSource } from '../types'
import { mdxInMarkdown } from './problems'

const MODULE =
  /^(?:import\s+(?:['"]|[\w$*{][^'"]*\sfrom\s+['"])|export\s+(?:default|const|let|var|function|class|async|\{|\*)(?:\W|$))/
const COMPONENT = /<([A-Z]\w*[a-z]\w*)(?=[\s/>]|$)/
const EXPRESSION = /\{\/\*.*?(?:\*\/\}|$)|<[a-z][\w-]*\s(?:[^<>]*\s)?[\w-]+=\{.*/
const CODE = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|<code>.*?<\/code>/g
const INDENTED_CODE = /^(?: {4}|\t)/

/** Warns about MDX in a plain Markdown file, where it would be text or disappear. Reports one problem per file. */
export function reportMdxSyntax(source: MarkdownSource, reporter: Reporter): void {
  if (source.format !== 'md') return
  let found = false
  mapProse(withoutComments(source.text), (line, index) => {
    const received = found ? undefined : mdxIn(line)
    if (received !== undefined) {
      found = true
      reporter.report('warn', mdxInMarkdown({ file: source.path, line: index + 1, received }))
    }
    return line
  })
}

function mdxIn(line: string): string | undefined {
  if (MODULE.test(line)) return line.trim()
  if (INDENTED_CODE.test(line)) return undefined
  const prose = line.replace(CODE, '')
  const tag = COMPONENT.exec(prose)
  return tag ? `<${tag[1]}>` : EXPRESSION.exec(prose)?.[0]
}
