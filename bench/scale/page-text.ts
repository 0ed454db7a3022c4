import { placeOf } from './places'
import {
  capitalized,
  identifier,
  type Next,
  numbersFrom,
  paragraph,
  phrase,
  sentence,
  spelled,
} from './words'

const SECTIONS = 5

/** Returns the MDX of a page: prose, tables, lists, code and links, which differ between pages but not between runs. */
export function pageText(page: number, pages: number): string {
  const next = numbersFrom(page)
  const sections = Array.from({ length: SECTIONS }, (_, at) => section(at, page, pages, next))
  return `---
title: ${capitalized(spelled(page))} ${phrase(next).toLowerCase()}
description: ${sentence(next)}
sidebar_position: ${page}
---

${paragraph(next)}

${sections.join('\n')}`
}

function section(at: number, page: number, pages: number, next: Next): string {
  const parts = [table, code, list, data, note]
  const part = parts[at % parts.length] ?? list
  return `## ${phrase(next)}

${paragraph(next)} See [${phrase(next).toLowerCase()}](${linkFrom(page, pages, next)}).

${part(next)}
### ${phrase(next)}

${paragraph(next)} It is called \`${identifier(next)}\`.
`
}

/** Every other link leads to a page nearby, as in most handbooks. The first pages do not link to later ones. */
function linkFrom(page: number, pages: number, next: Next): string {
  const near = Math.min(pages - 1, Math.floor(page / 10) * 10 + next(10))
  const target = next(2) === 0 ? near : next(Math.max(page, 10))
  return `/${placeOf(target)}.mdx`
}

function table(next: Next): string {
  const row = () => `| \`${identifier(next)}\` | \`string\` | ${sentence(next)} |`
  return `| Name | Type | Meaning |\n| --- | --- | --- |\n${lines(6, row)}\n`
}

function list(next: Next): string {
  return `${lines(4, () => `- **${spelled(next(9000))}**: ${sentence(next)}`)}\n`
}

function note(next: Next): string {
  return `:::tip\n\n${paragraph(next)}\n\n:::\n`
}

function code(next: Next): string {
  const [name, other] = [identifier(next), identifier(next)]
  return `\`\`\`ts title="${name}.ts"
import { ${name} } from './${spelled(next(9000))}'

/** ${sentence(next)} */
export async function ${other}(count: number): Promise<string[]> {
  const found = await ${name}({ text: '${spelled(next(9000))}', page: ${next(100)} })
  if (found.length < count) return []
  return found.map((item) => item.${identifier(next)}.trim()) // ${spelled(next(9000))}
}
\`\`\`
`
}

function data(next: Next): string {
  const entry = () => `  "${identifier(next)}": "${spelled(next(9000))}",`
  return `\`\`\`json\n{\n${lines(4, entry)}\n  "count": ${next(1000)}\n}\n\`\`\`\n`
}

function lines(count: number, line: () => string): string {
  return Array.from({ length: count }, line).join('\n')
}
