import { inlineJson } from '../page/escape'

export { WRONG_BASE_FILE } from '../theme/head-scripts'

export const WRONG_BASE = {
  what: 'This site did not load properly: it is not served at the base path that it was built for.',
  built: 'Configured base path: ',
  suggested: 'Suggested base path: ',
} as const

/** Joined at run time, because Vite would replace the literal with the address of this file. */
const OWN_ADDRESS = ['import', 'meta', 'url'].join('.')

/** Literal colors, because a page includes the tokens of warnings only if it shows one. */
const STYLE =
  'margin:0;padding:1rem;white-space:pre-line;color:var(--text);background:light-dark(#fdf4df,#30250d);' +
  'border:1px solid light-dark(#ebd08d,#665019);border-inline-start:3px solid light-dark(#845000,#f0be5e)'

/**
 * Returns the script that a page imports when its entry script fails to load. The script's own URL reveals where the
 * site is served: if that is not the build's base path, a banner says so and suggests the right one, all as text.
 */
export function wrongBaseScript(basePath: string): string {
  const built = inlineJson(basePath)
  const text = inlineJson(`${WRONG_BASE.what}\n${WRONG_BASE.built}${basePath}\n${WRONG_BASE.suggested}`)
  return `const { pathname } = new URL('.', ${OWN_ADDRESS})
const show = () => {
  const banner = document.createElement('p')
  banner.role = 'alert'
  banner.style.cssText = ${inlineJson(STYLE)}
  banner.textContent = ${text} + pathname
  document.body.prepend(banner)
}
if (pathname !== ${built}) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
  else show()
}
`
}
