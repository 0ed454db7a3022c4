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
  /** Line in the file of a key or list entry, or of the nearest one above it. */
  lineOf(path: readonly PropertyKey[]): number
}

/** Reads a YAML or JSON mapping. `firstLine` is the line of the file where the text starts. */
export function readYaml(text: string, file: string, firstLine = 1): YamlMapping | { problem: Problem } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true })
  const fail = (code: string, message: string, line: number) => ({
    problem: malformedYaml(file, firstLine, explain(text, code, message, line)),
  })

  const error = document.errors[0] ?? unknownAlias(document)
  if (error) return fail(error.code, error.message, lines.linePos(error.pos[0]).line)
  const value: unknown = document.toJS() ?? {}
  if (!isMapping(value)) return fail('NO_KEYS', '', 1)
  const lineOf = (path: readonly PropertyKey[]) =>
    lines.linePos(offsetOf(document.contents, path) ?? 0).line + firstLine - 1
  return { value, lineOf }
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `*bold*` as a value reads as a reference to something named `bold*`; the parser only notices when it is used. */
function unknownAlias(document: Document.Parsed) {
  let start: number | undefined
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) start ??= alias.range?.[0] ?? 0
    },
  })
  return start === undefined ? undefined : { code: 'BAD_ALIAS', message: '', pos: [start] as const }
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
