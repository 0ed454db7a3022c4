import type { Problem } from '../../diagnostics/problem'
import { nearest } from '../../diagnostics/words'
import type { Line, Place } from './lines'
import { linkWithBlank, malformedLink, reversedLink, secondDefinition, undefinedReference } from './problems'

const DEFINITION = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*\[([^\]^[][^\][]*)\]:[ \t]*(\S+)/
/** `[text][label]` or `[text][]`. After a word or a bracket it is an index of a list, as in `tides[day][hour]`. */
const REFERENCE = /(?<![\\\w\])!])(!?\[([^\][\\\n]+)\]\[([^\][\\\n]*)\])(?![[(:])/gu
const WITH_BLANK = /(?<![\\\w])\[[^\][\n]*\]\([ \t]*([^\s()<>"'][^()<>"'\n]*[ \t][^()<>"'\n]*?)[ \t]*\)/g
/** A destination that an angle bracket opens, or a title that is open or followed by text. One may go on in the next line. */
const MALFORMED =
  /(?<![\\\w])\[[^\][\n]*\]\([ \t]*(?:<[^<>)\n]*\)(?![^\n]*>)|[^\s()<>]+[ \t]+(?:"[^"\n]*\)(?![^\n]*")|(?:"[^"\n]*"|'[^'\n]*')[ \t]*[^\s)][^)\n]*\)))/g
const REVERSED =
  /(?<![\\\w\]])\(([^()\n]+)\)\[((?:https?:\/\/|\.{0,2}\/)[^\]\s]*|[^\]\s]+\.mdx?(?:#[^\]\s]*)?)\](?![[(])/g
const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/)|\.\w{2,5}(?:#\S*)?$/
/** Braces hold script in MDX. */
const EXPRESSION = /\{[^{}]*\}/g

/** Collects the definitions of links, the places that refer to them, and links that are written in a wrong way. */
export function createReferences() {
  const definitions = new Map<string, string>()
  const uses: { reference: string; label: string; place: Place }[] = []
  const wrong: Problem[] = []
  return {
    read({ text, file, line }: Line): void {
      const place = { file, line }
      const [, label = '', destination = ''] = DEFINITION.exec(text) ?? []
      if (label !== '') {
        const earlier = definitions.get(nameOf(label))
        if (earlier === undefined) definitions.set(nameOf(label), destination)
        // A definition that leads nowhere is a comment.
        else if (earlier !== destination && destination !== '#')
          wrong.push(secondDefinition(label, earlier, place))
        return
      }
      const prose = text.replace(EXPRESSION, '')
      for (const [, reference = '', shown = '', own = ''] of prose.matchAll(REFERENCE))
        if (isMeant(shown, own)) uses.push({ reference, label: own || shown, place })
      for (const [link, destination = ''] of prose.matchAll(WITH_BLANK))
        if (ADDRESS.test(destination)) wrong.push(linkWithBlank(link, destination, place))
      for (const [link] of prose.matchAll(MALFORMED)) wrong.push(malformedLink(link, place))
      for (const [link, shown = '', address = ''] of prose.matchAll(REVERSED))
        wrong.push(reversedLink(link, shown, address, place))
    },
    mistakes(): Problem[] {
      const names = [...definitions.keys()]
      const missing = uses.filter(({ label }) => !definitions.has(nameOf(label)))
      const problems = missing.map(({ reference, label, place }) =>
        undefinedReference(reference, label, nearest(nameOf(label), names), place),
      )
      return [...wrong, ...problems]
    },
  }
}

/** Letters alone, as in `[i][j]`, are mathematics, a blank label is a box to tick, and a mark such as `[^1]` is a note. */
function isMeant(shown: string, label: string): boolean {
  if (shown.length + label.length <= 2 || /^[\^!]/.test(shown) || /^\^/.test(label)) return false
  return /\p{L}/u.test(shown) && (label === '' || label.trim() !== '')
}

/** Labels are the same in upper and lower case, and with any blanks. */
function nameOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase()
}
