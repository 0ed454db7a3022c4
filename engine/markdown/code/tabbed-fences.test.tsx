import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { compile, htmlOf } from '../testing'

const components = {
  Tabs: ({ groupId, children }: { groupId: string; children: ReactNode }) => (
    <div id={groupId}>{children}</div>
  ),
  TabItem: ({ label, value, children }: { label: string; value: string; children: ReactNode }) => (
    <p title={label} lang={value === label ? undefined : value}>
      {children}
    </p>
  ),
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

describe('the fences of a group are tabs', () => {
  const group = (...fences: string[]) => `::: code-group\n\n${fences.join('')}:::\n`
  const two = group(fence('sh [npm]', 'a'), fence('sh [yarn]', 'b'))
  const tabs =
    '<div id="code-examples"><p title="npm"><pre data-lang="sh">a</pre></p><p title="yarn"><pre data-lang="sh">b</pre></p></div>'
  const shown = async (text: string) => (await htmlOf(text, components)).replace(/\n/g, '')

  test('of their own, beside another group or a fence with the word tab', async () => {
    expect(await shown(`${two}\n${two}`)).toBe(tabs + tabs)
    expect(await shown(`${two}\n${fence('js tab', 'c')}`)).toMatch(
      `${tabs}<div id="code-examples"><p title="JavaScript">`,
    )
  })

  test.each([
    ['a quote', '> ', '> ', /^<blockquote>(.*)<\/blockquote>$/],
    ['a list', '- ', '  ', /^<ul><li>(.*)<\/li><\/ul>$/],
    ['a list in a quote', '> 1. ', '>    ', /^<blockquote><ol><li>(.*)<\/li><\/ol><\/blockquote>$/],
  ])('in %s', async (_, first, others, around) => {
    const text = first + two.trimEnd().replaceAll('\n', `\n${others}`)
    expect(around.exec(await shown(text))?.[1]).toBe(tabs)
    expect(compile(text).twin).not.toMatch(/:::|code-group/)
  })

  test('with a value each, also where labels are the same, and with quotes in a label', async () => {
    const html = await shown(group(fence('sh', 'a'), fence('sh', 'b'), fence('js [the "q" a[0].js]', 'c')))
    expect(html.match(/title="[^>]*"/g)).toEqual([
      'title="Shell"',
      'title="Shell" lang="Shell 2"',
      'title="the &quot;q&quot; a[0].js"',
    ])
  })
})
