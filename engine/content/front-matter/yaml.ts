import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import type { Problem } from '../../diagnostics/problem'
import { malformedYaml } from './problems'
import { explain } from './yaml-remedies'

export interface YamlMapping {
  value: Record<string, unknown>
  /** Returns the line in the file of a key or list entry, or of its nearest ancestor. */
  lineOf(path: readonly PropertyKey[]): number
  /** Top-level keys whose text is cut off by a comment, each with the line as written. */
  cutOff: { key: string; written: string }[]
}

/** Whether the value of a top-level key is text. There, a number is what the author wrote: `1.10`, not `1.1`. */
type IsText = (key: string) => boolean

/** Limits that keep parsing fast: the parser compares every key of a mapping with all others. */
const MAX = { length: 500_000, lines: 10_000 }

/** Reads a YAML or JSON mapping. `firstLine` is the line in the file where the text starts. */
export function readYaml(
  text: string,
  file: string,
  firstLine = 1,
  isText: IsText = () => false,
): YamlMapping | { problem: Problem } {
  const fail = (code: string, message: string, line: number) => ({
    problem: malformedYaml(file, firstLine, explain(text, code, message, line)),
  })
  const isLong = text.length > MAX.length || text.split('\n', MAX.lines + 1).length > MAX.lines
  if (isLong) return fail('TOO_LONG', '', 1)
  try {
    return parseYaml(text, firstLine, isText, fail)
  } catch {
    // Aliases that multiply each other, or values nested too deeply for the stack.
    return fail('TOO_DEEP', '', 1)
  }
}

function parseYaml<Failure>(
  text: string,
  firstLine: number,
  isText: IsText,
  fail: (code: string, message: string, line: number) => Failure,
): YamlMapping | Failure {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true })
  const error = document.errors[0] ?? document.warnings[0] ?? wrongAlias(document)
  if (error) return fail(error.code, error.message, lines.linePos(error.pos[0]).line)
  const cutOff = keepTexts(document, isText)
  const value: unknown = document.toJS() ?? {}
  if (!isMapping(value)) return fail('NO_KEYS', '', 1)
  const lineOf = (path: readonly PropertyKey[]) =>
    lines.linePos(offsetOf(document.contents, path) ?? 0).line + firstLine - 1
  return { value, lineOf, cutOff }
}

/** Replaces the numbers in texts with what is written, and returns the texts that a comment cuts off. */
function keepTexts(document: Document.Parsed, isText: IsText): YamlMapping['cutOff'] {
  if (!isMap(document.contents)) return []
  return document.contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isText(String(key.value))) return []
    visit(isNode(value) ? value : null, {
      Scalar(_, scalar) {
        if (typeof scalar.value === 'number' && scalar.source) scalar.value = scalar.source
      },
    })
    const isCut = isScalar(value) && value.type === 'PLAIN' && typeof value.comment === 'string'
    return isCut ? [{ key: String(key.value), written: `${value.source} #${value.comment}` }] : []
  })
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Finds an alias that cannot be resolved. YAML reads the value `*bold*` as an alias of `bold*`, and the parser reports
 * it only on use. An alias inside its own target would never end.
 */
function wrongAlias(document: Document.Parsed) {
  let found: { code: string; message: string; pos: readonly [number] } | undefined
  visit(document, {
    Alias(_, alias, path) {
      const target = alias.resolve(document)
      const code = target === undefined ? 'BAD_ALIAS' : path.includes(target) ? 'ALIAS_LOOP' : undefined
      if (code === undefined) return undefined
      found = { code, message: '', pos: [alias.range?.[0] ?? 0] }
      return visit.BREAK
    },
  })
  return found
}

function offsetOf(root: unknown, path: readonly PropertyKey[]): number | undefined {
  let node = root
  let offset: number | undefined
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(step))
      offset = isNode(pair?.key) ? pair.key.range?.[0] : offset
      node = pair?.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      offset = isNode(node) && !isAlias(node) ? node.range?.[0] : offset
    }
  }
  return offset
}
