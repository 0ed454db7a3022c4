/** Returns a page with 138 code blocks, several times as long as any other. */
export function longPage(): string {
  const section = (index: number) => `
## Section ${index}

A paragraph with \`code\`, **bold** text and a [link](#section-${index}), as they come in a reference. It goes on for a
while, so that the page has about the length of a long page of types, members and remarks.

| Name | Type | Description |
| --- | --- | --- |
| \`first${index}\` | \`string\` | What it is for. |
| \`second${index}\` | \`number\` | What it is for. |

\`\`\`ts title="section-${index}.ts"
import { fetchQuery } from '@sinequa/atomic'

const result = await fetchQuery({ name: 'query', text: 'contract ${index}', page: ${index} })
console.log(result.records.map((record) => record.title))
\`\`\`
`
  return `---\ntitle: Long page\n---\n${Array.from({ length: 138 }, (_, index) => section(index)).join('')}`
}
