import css from './editor.lazy.css?inline'

/** A constructed style sheet: the policy of a page allows no style elements, and pages need not carry this. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)
