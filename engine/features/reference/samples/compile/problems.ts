import { relative } from 'pathe'
import type { Problem } from '../../../../feature'
import { listNames } from '../../../../kit/wording'
import { PACKAGE } from '../../../../page/package-name'

interface Location {
  file: string
  line: number
}

const CHECK = 'code that compiles against the installed packages and the declared ones'

/** `message` is the compiler's: its first line is the reason, the rest is detail. */
export function sampleDoesNotCompile(
  error: Location & { code: string; message: string; source: string },
): Problem {
  const { file, line, code, message, source } = error
  return {
    what: `This sample does not compile: ${plainMessage(message)} (${code})`,
    file,
    line,
    expected: CHECK,
    received: source,
    hint: remedy(code),
  }
}

/** A compiler error in a declaration file that samples and API tables are based on. */
export function declarationDoesNotCompile(
  error: Location & { code: string; message: string; source: string },
): Problem {
  return {
    ...sampleDoesNotCompile(error),
    what: `This declaration does not compile: ${plainMessage(error.message)} (${error.code})`,
    expected: 'declarations that compile by themselves',
    hint: 'Correct the declaration; use `unknown` for a type that is not known.',
  }
}

// Angular lists ways to silence the error. Samples should use none of them.
function plainMessage(message: string): string {
  const lines = message.split('\n').filter((line) => !/^\d+\. /.test(line))
  return lines.join('\n').replace(/:$/, '')
}

function remedy(code: string): string {
  if (code === 'TS2305' || code === 'TS2724' || code === 'TS2614')
    return 'Import a name that the package exports: an update may have renamed or removed this one.'
  if (code === 'TS2304' || code === 'TS2552')
    return 'Import or declare the name; a line that ends in `// hide` is compiled and not shown.'
  if (code === 'TS2307')
    return 'Correct the path, or give the other fence of the page that file as its title.'
  if (code === 'NG8001') return 'Correct the name, or add the component to `imports`.'
  if (code === 'NG8002') return 'Write an input that the component has, or add the component to `imports`.'
  if (code === 'NG2008') return 'Correct the path, or show the file in a fence that has it as its title.'
  return 'Correct the sample. Where the error is what it shows, mark the line with `// error`.'
}

export function noErrorHere(location: Location & { source: string }): Problem {
  return {
    what: 'This line is marked as an error, but it compiles.',
    file: location.file,
    line: location.line,
    expected: 'a compiler error on this line',
    received: location.source,
    hint: 'Remove the mark, or move it to the line that the compiler complains about.',
  }
}

export function noReasonNotToCheck(location: Location): Problem {
  return {
    what: 'This sample is excluded from checks without a reason.',
    ...location,
    expected: 'no-check="the reason"',
    received: 'no-check',
    hint: 'Add the reason, or remove no-check and let the sample compile.',
  }
}

export function mustBeChecked(location: Location & { folder: string; reason: string }): Problem {
  return {
    what: `Every sample under ${location.folder} must be checked, including this one.`,
    file: location.file,
    line: location.line,
    expected: 'a fence without no-check',
    received: `no-check="${location.reason}"`,
    hint: 'Remove no-check and let the sample compile; lines marked as hidden may set it up.',
  }
}

export function tooManyUnchecked(share: { unchecked: string[]; samples: number; maxShare: number }): Problem {
  const { unchecked, samples, maxShare } = share
  return {
    what: 'Too many samples of this site are not checked.',
    expected: `at most ${percent(maxShare)} % of ${samples} samples with no-check`,
    received: `${unchecked.length}: ${listNames(unchecked, 5)}`,
    hint: 'Let some of them compile, or raise `samples.noCheck.maxShare` of `reference()`.',
  }
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}

export function fenceWithoutLanguage(location: Location): Problem {
  return {
    what: 'This code block has no language.',
    ...location,
    expected: 'a language after the backticks: ts is compiled, text is not',
    received: '```',
    hint: 'Write ```ts for a sample, ```text for anything that is not code.',
  }
}

/** `received` is the version of an installed but unsuitable compiler. */
export function compilerMissing({
  name,
  wanted,
  workspace,
  received,
  file,
}: {
  name: string
  wanted: string
  workspace: string
  received?: string | undefined
  file?: string
}): Problem {
  const folder = relative(process.cwd(), workspace) || '.'
  return {
    what: `The samples cannot be compiled: ${name} ${received === undefined ? 'is not installed' : `${received} has no compiler API`}.`,
    ...(file === undefined ? {} : { file }),
    expected: `${name} ${wanted} in the node_modules of ${folder}, or of a folder above it`,
    ...(received === undefined ? {} : { received }),
    hint: `Run npm install -D ${name}@${wanted} there, or name another folder with samples.workspace of reference().`,
  }
}

export function workspaceMissing(name: string): Problem {
  return {
    what: `\`samples.workspace\` of \`reference()\` names a package that is not installed: ${name}`,
    file: 'site.config.ts',
    expected: 'the name of an installed package, or a folder that begins with a dot and has a package.json',
    received: name,
    hint: 'Correct the name, or remove the key: samples are then compiled with the packages of the site.',
  }
}

export function noReference(file: string): Problem {
  return {
    what: 'This site names no packages, so its samples are not checked.',
    file,
    expected: 'the feature `reference`, with the packages that the docs describe',
    hint: `Add it: features: [reference({ packages: [] })], with import { reference } from '${PACKAGE}/features'.`,
  }
}
