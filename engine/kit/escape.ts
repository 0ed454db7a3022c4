/** Text for documents: as HTML, as JSON inside a script, and with its placeholders filled in. */
export { escapeHtml, inlineJson } from '../page/escape'
export { phrase } from '../page/words'
