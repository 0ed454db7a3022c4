/** Style of the browser alone: in a style sheet of the site it would weigh on every page. */
const STYLE =
  '.demo-start{align-items:center;padding-block:2rem;text-align:center}' +
  '.demo-start button{min-height:44px;padding:0 1.4rem;border-radius:var(--radius);' +
  'background:var(--accent);color:var(--page);font-weight:600}'

/** Does nothing where pages are prerendered. */
export function adoptStartStyle(): void {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets.push(sheet)
}
