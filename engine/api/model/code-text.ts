import type { Code, CodePart } from './types'

/** Neighboring texts are one. */
export function joined(parts: Code): Code {
  const result: CodePart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part
    else if (part !== '') result.push(part)
  }
  return result
}

export function plainCode(code: Code): string {
  return code.map((part) => (typeof part === 'string' ? part : part[0])).join('')
}

/** Code that begins after two spaces: its further lines get them as well. */
export function indented(code: Code): Code {
  return code.map((part) => (typeof part === 'string' ? part.replaceAll('\n', '\n  ') : part))
}
