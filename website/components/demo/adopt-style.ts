import css from './demo.lazy.css?inline'

/** A constructed style sheet: the policy forbids style elements, and pages need not carry these rules. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)
