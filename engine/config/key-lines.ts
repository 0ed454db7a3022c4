/** One step into a configuration: a key of an object or an index of a list. */
export type KeyPath = readonly PropertyKey[]

interface Container {
  kind: 'object' | 'list' | 'other'
  path: readonly string[]
  /** Key or index that the next value belongs to. */
  key: string
  /** True where an object's next word is a key. */
  expectsKey: boolean
}

const SKIPPED = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[\w$]+|[{}[\](),:]/y

/**
 * The line (1-based) of a key in the text of a JavaScript, TypeScript or JSON module: exact for object literals.
 * A key that is not there gives the line of the nearest container that is.
 */
export function keyLine(source: string, path: KeyPath): number {
  const lines = keyLines(source)
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(joined(path.slice(0, length).map(String)))
    if (line !== undefined) return line
  }
  return 1
}

/** The value that a path leads to; undefined for what is not there. */
export function valueAt(input: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

/** Of the text that was read last: who asks for the line of one key mostly asks for others. */
let known: { source: string; lines: Map<string, number> } | undefined

function keyLines(source: string): Map<string, number> {
  if (known?.source !== source) known = { source, lines: readKeyLines(source) }
  return known.lines
}

/** Lines of all keys and list entries. Later roots win: the default export comes last. */
function readKeyLines(source: string): Map<string, number> {
  const lines = new Map<string, number>()
  const open: Container[] = []
  let line = 1
  for (const token of tokens(source)) {
    line = token.line
    const container = open.at(-1)
    if (container) noteEntry(container, token.text, line, lines)
    step(open, token.text)
  }
  return lines
}

function noteEntry(container: Container, token: string, line: number, lines: Map<string, number>): void {
  if (container.kind === 'list' && !/^[\],]$/.test(token) && container.expectsKey) {
    container.expectsKey = false
    lines.set(joined([...container.path, container.key]), line)
  }
  if (container.kind === 'object' && container.expectsKey && /^["'`\w$]/.test(token)) {
    container.expectsKey = false
    container.key = token.replace(/^(["'`])(.*)\1$/s, '$2')
    lines.set(joined([...container.path, container.key]), line)
  }
}

function step(open: Container[], token: string): void {
  const container = open.at(-1)
  const path = container && container.kind !== 'other' ? [...container.path, container.key] : []
  if (token === '{') open.push({ kind: 'object', path, key: '', expectsKey: true })
  else if (token === '[') open.push({ kind: 'list', path, key: '0', expectsKey: true })
  else if (token === '(') open.push({ kind: 'other', path: [], key: '', expectsKey: false })
  else if (/^[}\])]$/.test(token)) open.pop()
  else if (token === ',' && container) next(container)
}

function next(container: Container): void {
  container.expectsKey = true
  if (container.kind === 'list') container.key = String(Number(container.key) + 1)
}

function* tokens(source: string): Generator<{ text: string; line: number }> {
  let line = 1
  let counted = 0
  for (let at = 0; at < source.length; ) {
    SKIPPED.lastIndex = at
    TOKEN.lastIndex = at
    const skipped = SKIPPED.exec(source)
    const token = skipped ? null : TOKEN.exec(source)
    if (token) {
      line += lineBreaks(source.slice(counted, at))
      counted = at
      yield { text: token[0], line }
    }
    at += (skipped ?? token)?.[0].length ?? 1
  }
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1
}

function joined(path: readonly string[]): string {
  return path.join('\n')
}
