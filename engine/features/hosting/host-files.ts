import { HASHED } from '../../page/site'
import type { Redirect } from './redirects'

/**
 * Returns the files that tell hosts how to serve the site, by name: `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages, and the file that disables Jekyll on GitHub Pages. Paths in them are relative to the host's root.
 * @param locales Base paths of all locales, the site's own first.
 * @param redirects Those of the configuration, in all locales.
 */
export function hostFiles(
  locales: readonly [string, ...string[]],
  redirects: readonly Pick<Redirect, 'path' | 'to'>[] = [],
): Record<string, string> {
  const [base] = locales
  const rules = locales.map(
    (home) => `${home}${HASHED}*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  )
  const moved = redirects.map(({ path, to }) => `${path} ${to} 301\n`).join('')
  return {
    '.nojekyll': '',
    _headers: `${rules.join('')}${base}*.md\n  Content-Type: text/markdown; charset=utf-8\n`,
    // Hosts serve `a.html` at `/a` by default, and redirect `/a.html` there.
    _redirects: (base === '/' ? `/index / 301\n` : `/ ${base} 302\n${base}index ${base} 301\n`) + moved,
  }
}
