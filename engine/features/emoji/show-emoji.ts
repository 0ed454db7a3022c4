import { defineMdastPlugin } from 'satteri'
import type { TwinEdit } from '../../kit/markdown'
import { requireOptional } from '../../kit/packages'

const SHORTCODE = /(?<![\w:]):([+\w-]+):(?![\w:])/g
const CODE_TAG = /^<(?:code|kbd|pre|samp)\b/i

/** Shows `:tada:` as an emoji, in the page and in its twin. Unknown names and `\:tada:` stay as they are. */
export function showEmoji(text: string, edit: (edit: TwinEdit) => void) {
  return defineMdastPlugin({
    name: 'emoji',
    options: { position: true },
    text(node, context) {
      const { start: { offset: from } = {}, end: { offset: to } = {} } = node.position ?? {}
      if (from === undefined || to === undefined || followsCodeTag(text, from)) return
      const codes = [...text.slice(from, to).matchAll(SHORTCODE)]
      // With an escape or a character reference among them, positions no longer match the source.
      if (codes.length === 0 || codes.length !== node.value.match(SHORTCODE)?.length) return
      const nameToEmoji = names()
      const shown = codes.map(({ 0: code, 1: name = '', index }) => {
        const at = from + index
        if (text[at - 1] === '\\' || !Object.hasOwn(nameToEmoji, name)) return code
        const emoji = nameToEmoji[name] ?? code
        edit({ from: at, to: at + code.length, text: emoji })
        return emoji
      })
      context.setProperty(
        node,
        'value',
        node.value.replace(SHORTCODE, () => shown.shift() ?? ''),
      )
    },
  })
}

/** Returns a text with emoji in place of their names. */
export function withEmoji(text: string): string {
  return text.replace(SHORTCODE, (code, name: string) =>
    Object.hasOwn(names(), name) ? (names()[name] ?? code) : code,
  )
}

const NEED = { feature: 'emoji()', packages: ['gemoji'] }

function names(): Readonly<Record<string, string>> {
  return requireOptional<typeof import('gemoji')>(NEED, 'gemoji').nameToEmoji
}

/** Looks only at the tag that ends at an offset: texts of a page are many, and so long may be what is before them. */
function followsCodeTag(text: string, offset: number): boolean {
  return text[offset - 1] === '>' && CODE_TAG.test(text.slice(text.lastIndexOf('<', offset), offset))
}
