const FENCE = /^[ \t>]*(`{3,}|~{3,})/
const BARE_TITLE = /^([ \t>]*:{3,})([a-zA-Z]\w*)[ \t]+([^\s[{].*?)[ \t]*$/

/**
 * Brings the older spelling of admonition titles into the form the parser knows, line by line, so
 * that no line moves: `:::tip A title` becomes `:::tip[A title]`. Code fences are left alone.
 */
export function prepare(text: string): string {
  return mapProse(text, (line) => line.replace(BARE_TITLE, '$1$2[$3]'))
}

/** Applies `change` to every line outside code fences. */
export function mapProse(text: string, change: (line: string) => string): string {
  let fence: string | undefined
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1]
      if (fence === undefined && mark === undefined) return change(line)
      if (fence === undefined) fence = mark
      else if (mark?.startsWith(fence)) fence = undefined
      return line
    })
    .join('\n')
}
