import type { Finding } from '../../config/findings'
import type { Problem, SourceLocation } from '../../diagnostics/problem'
import { code, describe, didYouMean, joinOr, listNames, reasonOf } from '../../diagnostics/words'

export interface YamlComplaint {
  /** 1-based, in the YAML. */
  line: number
  reason: string
  expected: string
  received: string
  hint: string
}

/** `firstLine` is the line in the file where the YAML starts. */
export function malformedYaml(file: string, firstLine: number, complaint: YamlComplaint): Problem {
  const { line, reason, ...details } = complaint
  return { what: `This YAML cannot be read: ${reason}.`, file, line: firstLine + line - 1, ...details }
}

export function unclosedFrontMatter(file: string): Problem {
  return {
    what: 'The front matter is not closed.',
    file,
    line: 1,
    expected: 'a `---` line after the last key',
    received: '`---` on the first line only',
    hint: 'Add a `---` line between the front matter and the text.',
  }
}

export function otherFrontMatter(file: string, mark: string): Problem {
  return {
    what: `The front matter is not read, since it does not begin with \`---\` alone: ${mark}`,
    file,
    line: 1,
    expected: 'YAML between two lines of three dashes',
    received: mark,
    hint: 'Write `---` on the first line and below the last key, and each key as `title: My page`.',
  }
}

export function lateFrontMatter(file: string, line: number): Problem {
  return {
    what: 'The front matter does not begin on the first line, so it is text.',
    file,
    line,
    expected: '`---` as the first line of the file',
    received: line === 2 ? 'a blank line before it' : `${line - 1} blank lines before it`,
    hint: 'Remove what is above it.',
  }
}

export function wrongFrontMatter(
  location: SourceLocation,
  key: string,
  expected: string,
  received: string,
): Problem {
  return {
    what: `The front-matter key \`${key}\` has an invalid value.`,
    ...location,
    expected,
    received,
    hint: `Set \`${key}\` to ${expected}, or remove it.`,
  }
}

/** Describes what a schema rejected: a value, or a nested key (`last_update.day`). */
export function frontMatterFinding(finding: Finding, location: SourceLocation): Problem {
  const key = finding.path.map(String).join('.')
  if (finding.kind !== 'unknown-key') {
    const received = finding.kind === 'missing' ? 'nothing' : finding.received
    return wrongFrontMatter(location, key, finding.expected, received)
  }
  return {
    what: `The front-matter key \`${key}\` is not known.`,
    ...location,
    expected: joinOr(finding.known),
    received: key,
    hint: didYouMean(finding.near.map(code), `Remove \`${key}\`.`),
  }
}

export function textCutOff(location: SourceLocation, key: string, written: string): Problem {
  return {
    what: `The front-matter key \`${key}\` ends at a #, which begins a comment.`,
    ...location,
    expected: 'a text without #, or in quotes',
    received: written,
    hint: `Put quotes around the text: ${key}: '${written.replaceAll("'", "''")}'. Put a comment on a line of its own.`,
  }
}

export function mistypedFrontMatter(location: SourceLocation, key: string, near: string[]): Problem {
  return {
    what: `The front-matter key \`${key}\` looks like a typo.`,
    ...location,
    expected: joinOr(near),
    received: key,
    hint: didYouMean(near.map(code)),
  }
}

export function unknownFrontMatter(location: SourceLocation, key: string, known: string[]): Problem {
  return {
    what: `The front-matter key \`${key}\` is not known.`,
    ...location,
    expected: listNames(known, 40),
    received: key,
    hint: `Remove \`${key}\`, or set \`onUnknownFrontMatter\` to 'ignore' in the configuration.`,
  }
}

/** Reports a schema of a feature whose own functions throw, or wait. */
export function schemaFailed(
  {
    key,
    feature,
    error,
    isAsync,
  }: { key: string; feature: string | undefined; error: unknown; isAsync: boolean },
  location: SourceLocation,
): Problem {
  const by = feature === undefined ? '' : `, which the feature ${describe(feature)} adds,`
  return {
    what: `The schema of the front-matter key \`${key}\`${by} cannot check this page.`,
    ...location,
    expected: isAsync
      ? 'a schema without `async` functions, which nothing waits for'
      : 'a schema that throws nothing',
    received: isAsync ? 'an `async` function' : error instanceof Error ? reasonOf(error) : describe(error),
    hint: isAsync
      ? 'Load what it needs before `defineFeature`, with a top-level await.'
      : 'Correct the function in the schema: a value that it does not expect is one to refuse.',
  }
}
