import { expect, test } from 'vitest'
import { ENGLISH } from '../page/words'
import { createHighlighter } from './code/highlighter'
import { compileMarkdown } from './compile'
import { options, sourceOf } from './testing'

const TEXT = `
## Tides

:::tip
High water.
:::

> [!NOTE]
> Low water.

\`\`\`ts
const first = await tide({ harbor: 'north', day: 'today' })
\`\`\`

| a |
| --- |
| b |
`

test('a text has the words of its language around headings, admonitions, code and tables', async () => {
  const words = {
    ...ENGLISH,
    admonitions: { ...ENGLISH.admonitions, tip: 'Astuce', note: 'Remarque' },
    code: { ...ENGLISH.code, wrap: 'Replier', copy: '<Copier>', blockIn: 'Code en {language}' },
    text: {
      ...ENGLISH.text,
      headingLink: 'Lien vers {heading}',
      table: 'Tableau',
    },
  }
  const highlighter = await createHighlighter({ defaultLanguage: 'text', magicComments: [] })
  const { code } = compileMarkdown(sourceOf(TEXT, 'md'), { ...options, highlighter, words })
  for (const word of ['Astuce', 'Remarque', 'Replier', '&lt;Copier&gt;', 'Code en TypeScript'])
    expect(code).toContain(word)
  for (const word of ['Lien vers Tides', 'Tableau']) expect(code).toContain(word)
  expect(code).not.toMatch(/\b(Tip|Note|Wrap|Copy|Direct|Table)\b/)
})
