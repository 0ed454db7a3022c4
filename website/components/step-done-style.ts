/** The text after the slash is what a screen reader says. */
const STYLE = `.step-done label{display:flex;gap:.6em;align-items:center;min-height:44px;font-weight:600}
.step-done input{width:20px;height:20px;accent-color:var(--accent)}
[data-step-done]::after{content:" ✓" / " (done)"}`

/** Brings the style with the script that needs it: in a style sheet of the site it would weigh on every page. */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets.push(sheet)
}

export {}
