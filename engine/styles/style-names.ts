const CLASS_ATTRIBUTE = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi
const START_TAG = /<([a-z][\w-]*)/gi

/** The names of the elements that stand in HTML, and their classes, each after a dot. */
export function namesInHtml(html: string): Set<string> {
  const elements = [...html.matchAll(START_TAG)].map(([, name = '']) => name)
  const lists = [...html.matchAll(CLASS_ATTRIBUTE)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
  return new Set([...elements, ...lists.flatMap((list) => list.split(/\s+/)).map((name) => `.${name}`)])
}

/** After a dot stands a member, or a selector that finds what is there already. */
const WORD = /(?<![\w.-])(?:[\w-]|[^\0-\x7f])+/g
/** A minified script has variables by the name of every letter. */
const QUOTED_LETTER = /(?<=["'`\s])[a-z](?=["'`\s])/gi

/**
 * Those of the names that a script, or other data, may give to an element: it spells them, or a beginning or an
 * end of theirs to put them together from (`box-${color}`).
 */
export function namesInScript(code: string, names: ReadonlySet<string>): Set<string> {
  const words = new Set((code.match(WORD) ?? []).filter((word) => word.length > 1))
  for (const letter of code.match(QUOTED_LETTER) ?? []) words.add(letter)
  const starts = [...words].filter((word) => /\w[-_]$/.test(word))
  const ends = [...words].filter((word) => /^[-_]\w/.test(word))
  const isSpelled = (name: string) =>
    words.has(name) ||
    starts.some((start) => name.startsWith(start)) ||
    ends.some((end) => name.endsWith(end))
  return new Set([...names].filter((name) => isSpelled(name.replace(/^\./, ''))))
}
