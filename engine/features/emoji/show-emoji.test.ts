import { expect, test } from 'vitest'
import { withExtensions } from '../../markdown/testing'
import { showEmoji, withEmoji } from './show-emoji'

const { compile, htmlOf } = withExtensions({
  name: 'emoji',
  text: ({ text, edit }) => [showEmoji(text, edit)],
})

test('a shortcode is an emoji, in the page and in its twin', async () => {
  expect(await htmlOf('Well :tada: **done**:+1:')).toBe('<p>Well 🎉 <strong>done</strong>👍</p>')
  expect(compile('## Well :tada:\n\n> a\n> :+1: b').twin).toBe('## Well 🎉\n\n> a\n> 👍 b\n')
})

test.each(['`:tada:`', '<code>:tada:</code>', '```text\n:tada:\n```', '<kbd class="a">:tada:</kbd>'])(
  'in code a shortcode stays as it is: %j',
  async (text) => {
    expect(await htmlOf(text)).toContain(':tada:')
  },
)

test.each([':host:', 'a:on:b', '10:30:20', '::tada::', ':constructor:', ':not', 'a :c: c: d'])(
  'other text with colons stays as it is: %j',
  async (text) => {
    expect(await htmlOf(`- ${text}`)).toContain(`<li>${text}</li>`)
    expect(compile(`- ${text}`).twin).toBe(`- ${text}\n`)
  },
)

test('an escaped shortcode stays, beside one that is not', async () => {
  expect(await htmlOf('\\:tada: :tada: &colon;tada:')).toBe('<p>:tada: :tada: :tada:</p>')
  expect(await htmlOf('\\:tada: :tada:')).toBe('<p>:tada: 🎉</p>')
})

test('plain Markdown has emoji, and none in its HTML code', () => {
  expect(compile('A :tada:, <code>:tada:</code>\n', 'md').code).toMatch(/A 🎉, <code>:tada:/)
})

test('the description that a page takes from its text has them too', () => {
  expect(withEmoji('Done :tada: at 10:30:00, :nothing: more, :constructor: too.')).toBe(
    'Done \u{1F389} at 10:30:00, :nothing: more, :constructor: too.',
  )
})
