import type { Problem } from '../../diagnostics/problem'
import { code, didYouMean, joinOr, listNames } from '../../diagnostics/words'

interface Place {
  file: string
  line: number
}

export interface YamlComplaint {
  /** 1-based, in the YAML. */
  line: number
  reason: string
  expected: string
  received: string
  hint: string
}

/** `firstLine` is the line of the file where the YAML starts. */
export function malformedYaml(file: string, firstLine: number, complaint: YamlComplaint): Problem {
  const { line, reason, ...details } = complaint
  return { what: `This YAML cannot be read: ${reason}.`, file, line: firstLine + line - 1, ...details }
}

export function unclosedFrontMatter(file: string): Problem {
  return {
    what: 'The front matter has no end.',
    file,
    line: 1,
    expected: 'a line `---` after the last key',
    received: '`---` on the first line only',
    hint: 'Add a line `---` between the front matter and the text.',
  }
}

export function wrongFrontMatter(place: Place, key: string, expected: string, received: string): Problem {
  return {
    what: `The front-matter key \`${key}\` has a wrong value.`,
    ...place,
    expected,
    received,
    hint: `Set \`${key}\` to ${expected}, or remove it.`,
  }
}

/** A key inside a value: `last_update.day`. */
export function unknownFrontMatterPart(place: Place, key: string, near: string[], known: string[]): Problem {
  return {
    what: `The front-matter key \`${key}\` is not known.`,
    ...place,
    expected: joinOr(known),
    received: key,
    hint: didYouMean(near.map(code), `Remove \`${key}\`.`),
  }
}

export function mistypedFrontMatter(place: Place, key: string, near: string[]): Problem {
  return {
    what: `The front-matter key \`${key}\` looks mistyped.`,
    ...place,
    expected: joinOr(near),
    received: key,
    hint: didYouMean(near.map(code)),
  }
}

export function unknownFrontMatter(place: Place, key: string, known: string[]): Problem {
  return {
    what: `The front-matter key \`${key}\` is not known.`,
    ...place,
    expected: listNames(known, 40),
    received: key,
    hint: `Remove \`${key}\`, or set \`onUnknownFrontMatter\` to 'ignore' in the configuration.`,
  }
}
