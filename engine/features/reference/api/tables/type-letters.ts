import { plainName } from '../reference'
import type { Show } from './component'
import { h } from './hast'

const TABLE = /<TypeTable>([\s\S]*?)<\/TypeTable>/g
const ITEM = /^\s*[-*] `(\w+)/gm
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Shows the alphabet, in which a letter leads to the first type of the page that begins with it. */
export const showTypeLetters: Show = (use) => {
  const tables = [...use.text.matchAll(TABLE)].map(([, list = '']) => list)
  const names = tables.flatMap((list) => [...list.matchAll(ITEM)].map(([, name = '']) => name)).sort()
  const letters = LETTERS.map((letter) => {
    const first = names.find((name) => name.toUpperCase().startsWith(letter))
    return first === undefined
      ? h('span', { ariaHidden: 'true' }, letter)
      : h('a', { href: `#${plainName(first)}`, title: first }, letter)
  })
  return { nodes: [h('nav', { className: ['type-letters'], ariaLabel: 'A to Z' }, ...letters)], twin: '' }
}
