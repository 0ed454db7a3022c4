/** What an author asks for behind the language of a fence. */
export interface SampleWords {
  /** The sample is run at build time. */
  run: boolean
  /** Readers can run it, too. */
  try: boolean
  /** Why the sample is not compiled; empty where no reason is given. */
  noCheck?: string
}

const NO_CHECK = /^no-check(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?$/

export function readSampleWords(words: readonly string[]): SampleWords {
  const noCheck = words.map((word) => NO_CHECK.exec(word)).find((found) => found !== null)
  const reason = noCheck?.slice(1).find((part) => part !== undefined) ?? ''
  return {
    run: words.includes('run'),
    try: words.includes('try'),
    ...(noCheck ? { noCheck: reason.trim() } : {}),
  }
}
