import { createHash } from 'node:crypto'
import type { Element, ElementContent } from 'hast'
import { defineHastPlugin } from 'satteri'
import { LINE_MARK } from '../../kit/markdown'
import { phrase } from '../../page/words'
import type { ZoomWords } from './words'

/**
 * Lets readers enlarge an image that is a paragraph of its own, without script: with a button over it and a dialog
 * below. Images with the same text count as one, such as those of the two color modes. Excluded are linked images,
 * which lead elsewhere, and images without a text, which are decoration.
 */
export function zoomPictures(words: ZoomWords) {
  let count = 0
  return defineHastPlugin({
    name: 'zoom',
    element: [
      {
        filter: ['p'],
        visit(node, context) {
          const shown = node.children.filter((child) => !isBlank(child))
          const pictures = shown.filter(isPicture)
          const names = new Set(pictures.map(pictureName))
          const [name = ''] = names
          if (pictures.length < shown.length || names.size > 1 || name === '') return
          const id = `zoom-${createHash('sha256').update(`${name} ${count++}`).digest('hex').slice(0, 6)}`
          context.replaceNode(node, makeZoomable(pictures, name, id, words))
        },
      },
    ],
  })
}

function isBlank(node: Readonly<ElementContent>): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function isPicture(node: Readonly<ElementContent>): node is Readonly<Element> {
  return node.type === 'element' && node.tagName === 'img'
}

/** Returns an image's alternative text. */
function pictureName({ properties }: Readonly<Element>): string {
  return String(properties.alt ?? '').trim()
}

function makeZoomable(
  pictures: readonly Readonly<Element>[],
  name: string,
  id: string,
  words: ZoomWords,
): Element {
  const button = (command: string, label: string, properties: Element['properties'] = {}) =>
    element(
      'button',
      { type: 'button', command, commandfor: id, ...properties },
      label ? [{ type: 'text', value: label }] : [],
    )
  const copies = (more: Element['properties'] = {}) =>
    pictures.map(({ properties: { [LINE_MARK]: _, ...own } }) => element('img', { ...own, ...more }, []))
  return element('div', { className: ['zoom'] }, [
    ...copies(),
    button('show-modal', '', { ariaLabel: phrase(words.enlarge, { picture: name }) }),
    element('dialog', { id, className: ['zoom-dialog'], ariaLabel: name }, [
      button('close', words.close),
      // The group's label already describes the images.
      element('div', { tabIndex: 0, role: 'group', ariaLabel: name }, copies({ alt: '' })),
    ]),
  ])
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
