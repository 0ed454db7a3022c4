import { createHash } from 'node:crypto'

/** A key for all that goes into something: 40 hexadecimal digits, the same for the same parts. Not for secrets. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex').slice(0, 40)
}
