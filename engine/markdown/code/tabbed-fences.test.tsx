import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { htmlOf } from '../testing'

const components = {
  Tabs: ({ groupId, children }: { groupId: string; children: ReactNode }) => (
    <div id={groupId}>{children}</div>
  ),
  TabItem: ({ label, children }: { label: string; children: ReactNode }) => <p title={label}>{children}</p>,
}

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`

test('a fence with npm2yarn has a tab for each package manager', async () => {
  const html = await htmlOf(fence('sh npm2yarn', 'npm install --save-dev toolkit'), components)
  expect(html.match(/title="[^"]*"/g)).toEqual(
    ['npm', 'Yarn', 'pnpm', 'Bun'].map((name) => `title="${name}"`),
  )
  expect(html).toContain('yarn add --dev toolkit')
})

test('fences with the word tab that follow each other are tabs, which may hold several', async () => {
  const fences = [
    fence('js tab', 'one'),
    fence('ts tab={"label":"Typed","span":2}', 'two'),
    fence('ts', 'three'),
    fence('ts', 'four'),
  ]
  const html = await htmlOf(fences.join(''), components)
  expect(html.replace(/<\/?pre[^>]*>/g, ' ').replace(/\n/g, '')).toBe(
    '<div id="code-examples"><p title="JavaScript"> one </p><p title="Typed"> two  three </p></div> four ',
  )
})
