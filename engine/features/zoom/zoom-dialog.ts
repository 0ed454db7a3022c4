import type { PlaceholderHtml } from '../../feature'
import { escapeHtml } from '../../page/escape'
import { phrase } from '../../page/words'
import type { ZoomWords } from './words'

/**
 * Returns a button for the caption of a figure, and the dialog that it opens without script. `picture` is the HTML of what
 * the dialog shows, `name` its name, and `label` the id of the element that shows that name.
 */
export function zoomDialog(
  { id = '', name = '', label = '', picture = '' }: Parameters<PlaceholderHtml>[0],
  words: ZoomWords,
): string {
  const [target, named] = [`commandfor="${escapeHtml(id)}"`, `aria-labelledby="${escapeHtml(label)}"`]
  const enlarge = escapeHtml(phrase(words.enlarge, { picture: name }))
  return (
    `<button type="button" class="zoom-open" command="show-modal" ${target} aria-label="${enlarge}">${escapeHtml(words.open)}</button>` +
    `<dialog id="${escapeHtml(id)}" class="zoom-dialog" ${named}>` +
    `<button type="button" command="close" ${target}>${escapeHtml(words.close)}</button>` +
    `<div tabindex="0" role="group" ${named}>${picture}</div></dialog>`
  )
}
