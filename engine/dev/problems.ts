import type { Problem, SourceLocation } from '../diagnostics/problem'
import { listNames } from '../diagnostics/words'

export function addressGone(from: string, to: string | undefined, links: readonly SourceLocation[]): Problem {
  const [first] = links
  const line = `{ from: '${from}', to: '${to ?? '/…'}' }`
  const places = links.map(({ file, line }) => `${file}:${line}`)
  return {
    what: to === undefined ? `The page ${from} is gone.` : `The page ${from} is now ${to}.`,
    ...(first ? { file: first.file, line: first.line } : {}),
    ...(links.length > 0
      ? { expected: 'links to pages that exist', received: `links to ${from} in ${listNames(places)}` }
      : {}),
    hint: `${links.length > 0 ? 'Correct the links. ' : ''}To keep the old address, add to the redirects of hosting in site.config.ts: ${line}`,
  }
}

export function restartNeeded(key: string): Problem {
  return {
    what: `The key \`${key}\` of the configuration has changed; the dev server still uses the old value.`,
    file: 'site.config.ts',
    expected: 'the value with which the server was started',
    received: 'another value',
    hint: 'Stop the dev server and start it again.',
  }
}
