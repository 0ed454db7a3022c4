import { Parser } from 'htmlparser2'

/** Elements without content, and those that may have no end, which the parser closes as browsers do. */
const WITHOUT_END: ReadonlySet<string> = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd option optgroup rt rp tr td th thead tbody tfoot colgroup'
  ).split(' '),
)

/** Returns the name of a tag that has no end; undefined if all have one. What follows such HTML would be inside it. */
export function findUnclosedTag(html: string): string | undefined {
  let found: string | undefined
  const parser = new Parser({
    onclosetag(name, isImplied) {
      const isSelfClosing = html.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>')
      if (isImplied && !isSelfClosing && !WITHOUT_END.has(name)) found ??= name
    },
  })
  parser.end(html)
  return found
}
