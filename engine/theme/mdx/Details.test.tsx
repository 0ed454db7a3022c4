import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Details } from './Details'

/** Finished HTML, in the form that pages pass on. */
function Html({ html }: { html: string }) {
  return <i>{html}</i>
}

const markupOf = (children: ReactNode, summary?: ReactNode) =>
  renderToStaticMarkup(<Details summary={summary}>{children}</Details>)

test('a fold has one summary: the prop, the element between the tags, or the word itself', () => {
  expect(markupOf('b', 'a')).toBe('<details><summary>a</summary>b</details>')
  expect(markupOf('b', <summary>a</summary>)).toBe('<details><summary>a</summary>b</details>')
  expect(markupOf(<summary>a</summary>)).toBe('<details><summary>a</summary></details>')
  expect(markupOf(<Html html={'\n<summary>a</summary> b'} />)).not.toContain('<summary>')
  expect(markupOf('b')).toBe('<details><summary>Details</summary>b</details>')
})
