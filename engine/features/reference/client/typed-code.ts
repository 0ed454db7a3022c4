import { readInTab, writeInTab } from '../../../kit/browser/storage'

/** First word of the keys in storage. */
const KEY = 'docs-try'

/** Also for browsers that block storage. */
const typed = new Map<string, string>()

/**
 * Returns what the reader typed into an editor, also before a full load, which is all that helps after a new build.
 * @param place Identifies the editor, in later builds too.
 */
export function readTyped(place: string): string | undefined {
  return typed.get(place) ?? readInTab(`${KEY} ${place}`) ?? undefined
}

export function keepTypedCode(place: string, code: string): void {
  typed.set(place, code)
  writeInTab(`${KEY} ${place}`, code)
}
