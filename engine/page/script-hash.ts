import { createHash } from 'node:crypto'

/** Returns the policy source that allows exactly this inline script or style. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
