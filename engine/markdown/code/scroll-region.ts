import { escapeHtml } from '../../page/escape'

/** Lines of as many characters as the narrowest screen, of 320 px, shows. */
const NARROW = /^[ -~]{0,30}$/

/** True for code that never scrolls. */
export function fitsAnyScreen(code: string): boolean {
  return code.split('\n').every((line) => NARROW.test(line))
}

/** Attributes of a `<pre>` that scrolls: keys reach it, and it has a name. */
export function scrollRegion(name: string): string {
  return ` tabindex="0" role="group" aria-label="${escapeHtml(name)}"`
}
