import { createHash } from 'node:crypto'

/** A short name for the content of texts. Not for secrets. */
export function digestOf(...texts: string[]): string {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(text)
  return digest.digest('hex').slice(0, 8)
}
