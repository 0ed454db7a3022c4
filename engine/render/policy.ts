import { createHash } from 'node:crypto'

/**
 * The policy each page carries, since static hosts send no headers. Scripts and style sheets are
 * our own files or named by hash; only `style` attributes of authors are free.
 */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[]): string {
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(sha256)],
    'style-src': ["'self'", ...styles.map(sha256)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
