import type { Show } from './component'
import { h } from './hast'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Shows the alphabet, in which a letter leads to the first type of the page that begins with it. */
export const showTypeLetters: Show = ({ types, words }) => {
  const names = [...types].sort()
  const letters = LETTERS.map((letter) => {
    const first = names.find((name) => name.toUpperCase().startsWith(letter))
    return first === undefined
      ? h('span', { ariaHidden: 'true' }, letter)
      : h('a', { href: `#${first}`, title: first }, letter)
  })
  return {
    nodes: [h('nav', { className: ['type-letters'], ariaLabel: words.letters }, ...letters)],
    twin: '',
  }
}
