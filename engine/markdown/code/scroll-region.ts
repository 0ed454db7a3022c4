import { escapeHtml } from '../../page/escape'

/** Lines that fit the narrowest screen, which is 320 px wide. */
const NARROW = /^[ -~]{0,30}$/

/** Returns true for code that never needs to scroll. */
export function fitsAnyScreen(code: string): boolean {
  return code.split('\n').every((line) => NARROW.test(line))
}

/** Returns the attributes that give a scrolling `<pre>` keyboard focus and a name. */
export function scrollRegion(name: string): string {
  return ` tabindex="0" role="group" aria-label="${escapeHtml(name)}"`
}
