import type { Problem } from '../diagnostics/problem'

export function restartNeeded(key: string): Problem {
  return {
    what: `The key \`${key}\` of the configuration has changed; the dev server still uses the old value.`,
    file: 'site.config.ts',
    expected: 'the value with which the server was started',
    received: 'another value',
    hint: 'Stop the dev server and start it again.',
  }
}
