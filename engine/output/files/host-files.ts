import type { Redirect } from './redirects'

/**
 * Files that tell hosts how to serve the site, by name: `_headers` and `_redirects` of Netlify and Cloudflare Pages,
 * and the mark that keeps Jekyll away on GitHub Pages. Paths in them are from the root of the host.
 * @param locales Base paths of all locales, the site's own first.
 * @param redirects Of the configuration, in all locales.
 */
export function hostFiles(
  locales: readonly [string, ...string[]],
  redirects: readonly Pick<Redirect, 'path' | 'to'>[] = [],
): Record<string, string> {
  const [base] = locales
  const rules = locales.map(
    (home) => `${home}assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  )
  const moved = redirects.map(({ path, to }) => `${path} ${to} 301\n`).join('')
  return {
    '.nojekyll': '',
    _headers: `${rules.join('')}${base}*.md\n  Content-Type: text/markdown; charset=utf-8\n`,
    // Hosts find `a.html` for `/a` by themselves, and send `/a.html` there.
    _redirects: (base === '/' ? `/index / 301\n` : `/ ${base} 302\n${base}index ${base} 301\n`) + moved,
  }
}
