/** Copies text, and says so on the button. Only for scripts: it adds to the document as soon as it is imported. */
export { announce, copyText } from '../../client/copy'
