/** The text after the slash is for screen readers. */
const STYLE = `.step-done label{display:flex;gap:.6em;align-items:center;min-height:44px;font-weight:600}
.step-done input{width:20px;height:20px;accent-color:var(--accent)}
[data-step-done]::after{content:" ✓" / " (done)"}`

/** Loads the styles with the script that needs them, since the site's style sheet would add them to every page. */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets.push(sheet)
}

export {}
