import { SEARCH_LIST_ID, SEARCH_VERSION_ID } from '../../page/search-ids'
import { iconElement } from '../icons/icon-element'
import { CLOSE, DIALOG, HINTS, HITS, PLACEHOLDER } from './texts'
import { button, element } from './element'

/** The parts of the dialog. They are made once; what they show changes. */
export interface DialogFrame {
  dialog: HTMLDialogElement
  input: HTMLInputElement
  /** Which version is searched, where that is to be said. */
  version: HTMLElement
  /** What is shown where there are no results. */
  notice: HTMLElement
  list: HTMLElement
  /** What is announced. */
  status: HTMLElement
}

export function createFrame(): DialogFrame {
  const dialog = element('dialog', { class: 'search', 'aria-label': DIALOG, closedby: 'any' })
  const input = element('input', INPUT)
  const version = element('p', { id: SEARCH_VERSION_ID, class: 'search-version' })
  const notice = element('div')
  const list = element('div', {
    id: SEARCH_LIST_ID,
    class: 'search-list',
    role: 'listbox',
    'aria-label': HITS,
  })
  const status = element('span', { role: 'status' })
  const close = button({ 'aria-label': CLOSE }, () => dialog.close(), iconElement('close'))
  const top = element('div', { class: 'search-top' }, iconElement('search'), input, close)
  dialog.append(top, version, notice, list, element('div', { class: 'search-foot' }, status, hints()))
  return { dialog, input, version, notice, list, status }
}

const INPUT = {
  type: 'text',
  role: 'combobox',
  'aria-label': DIALOG,
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-controls': SEARCH_LIST_ID,
  'aria-describedby': SEARCH_VERSION_ID,
  placeholder: PLACEHOLDER,
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
}

function hints(): HTMLElement {
  const keys = HINTS.map(([key, effect]) => element('span', {}, element('kbd', {}, key), ` ${effect}`))
  return element('span', { class: 'search-hints' }, ...keys)
}
