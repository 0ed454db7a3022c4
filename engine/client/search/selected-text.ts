const LONGEST = 100

/** What a reader has selected on the page, as a query: a name or a few words of one line, else nothing. */
export function selectedText(): string {
  const text = String(getSelection() ?? '').trim()
  return text.length > LONGEST || text.includes('\n') ? '' : text
}
