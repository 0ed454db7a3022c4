import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'
import type { Words } from '../page/words'

interface Edit {
  start: number
  end: number
  text: string
}

type Texts = Record<string, Record<string, string>>

/**
 * Inlines the theme's words, so that a script contains only those it shows. In the dev server, where all locales share
 * one script, browsers read them from a global variable in the document.
 */
export function writtenWords(words: () => Words): Plugin {
  return {
    name: 'docs:written-words',
    enforce: 'pre',
    applyToEnvironment: ({ name, config }) => name === 'ssr' || config.command === 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bWORDS\./ },
      // A site's own files may have a variable with this name.
      handler: (code, id) =>
        id.startsWith(ENGINE_ROOT) ? { code: writeWords(code, id, words()), map: null } : undefined,
    },
  }
}

/**
 * Returns code with `WORDS.part.name` as a string, `WORDS.part[key]` as a lookup, and `phrase(WORDS.part.name, { … })`
 * as a template literal.
 */
export function writeWords(code: string, file: string, words: Texts): string {
  const edits: Edit[] = []
  const replace = ({ start, end }: ESTree.Node, text: string | undefined) => {
    // Calls are visited before their arguments, which they already cover.
    if (text !== undefined && !edits.some((edit) => edit.start <= start && end <= edit.end))
      edits.push({ start, end, text })
  }
  const textAt = ({ start, end }: ESTree.Node) => writeWords(`(${code.slice(start, end)})`, file, words)
  new Visitor({
    CallExpression: (node) => replace(node, templateOf(node, words, textAt)),
    MemberExpression: (node) => replace(node, memberText(node, words, textAt)),
  }).visit(parseSync(file, code).program)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((written, { start, end, text }) => written.slice(0, start) + text + written.slice(end), code)
}

function memberText(
  node: ESTree.MemberExpression,
  words: Texts,
  textAt: (node: ESTree.Node) => string,
): string | undefined {
  const word = wordOf(node, words)
  if (word !== undefined) return JSON.stringify(word)
  const texts = node.computed ? partOf(node.object, words) : undefined
  if (!texts) return undefined
  const key = textAt(node.property)
  // In English, some words equal their keys.
  const isSame = Object.entries(texts).every(([name, text]) => name === text)
  return isSame ? key : `(${JSON.stringify(texts)})[${key}]`
}

function templateOf(
  { callee, arguments: [text, values] }: ESTree.CallExpression,
  words: Texts,
  textAt: (node: ESTree.Node) => string,
): string | undefined {
  const word = text && wordOf(text, words)
  if (word === undefined || callee.type !== 'Identifier' || callee.name !== 'phrase') return undefined
  if (values?.type !== 'ObjectExpression') return undefined
  const byName = new Map<string, string>(
    values.properties.flatMap((entry) =>
      entry.type === 'Property' && entry.key.type === 'Identifier'
        ? [[`{${entry.key.name}}`, textAt(entry.value)] as const]
        : [],
    ),
  )
  const parts = word.split(/(\{\w+\})/).map((part) => {
    const value = byName.get(part)
    return value === undefined ? part.replace(/[\\`$]/g, '\\$&') : `\${${value}}`
  })
  return `\`${parts.join('')}\``
}

function wordOf(node: ESTree.Node, words: Texts): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return undefined
  return partOf(node.object, words)?.[node.property.name]
}

function partOf(node: ESTree.Node, words: Texts): Texts[string] | undefined {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return undefined
  const isWords = node.object.type === 'Identifier' && node.object.name === 'WORDS'
  return isWords ? words[node.property.name] : undefined
}
