import type { Problem, SourceLocation } from '../../diagnostics/problem'
import { describe, didYouMean, listNames, nearest, reasonOf } from '../../diagnostics/words'
import type { Mistake } from './mistakes'

/** A function of a feature: `setup`, one that a hook got, or one that such a function returned. */
export interface FunctionName {
  feature: string
  /** Begins a sentence. */
  name: string
}

interface WrongValue extends Mistake {
  location: SourceLocation | undefined
}

/** `hooks` are the names of all hooks, one of which `setup` may have misspelled. */
export function functionFailed(
  origin: FunctionName,
  error: unknown,
  location: SourceLocation | undefined,
  hooks: readonly string[] = [],
): Problem {
  const name = /([\w$]+) is not a function/.exec(reasonOf(error))?.[1]
  return {
    what: `${origin.name} of the feature ${describe(origin.feature)} threw an error.`,
    ...location,
    expected: 'a function that ends without an error',
    received: error instanceof Error ? reasonOf(error) : `${describe(error)}, which is not an Error`,
    hint:
      name === undefined || hooks.length === 0 || hooks.includes(name)
        ? 'Correct what the message names.'
        : `There is no hook \`${name}\`. ${didYouMean(nearest(name, hooks), `The hooks are ${listNames(hooks, 40)}.`)}`,
  }
}

export function wrongResult(
  { feature, name }: FunctionName,
  { expected, received, location }: WrongValue,
): Problem {
  return {
    what: `${name} of the feature ${describe(feature)} returned something that it cannot be used for.`,
    ...location,
    expected,
    received,
    hint: 'Correct what the function returns.',
  }
}

/** Reports an `async` function where the engine needs the result at once. */
export function wrongPromise(
  { feature, name }: FunctionName,
  location: SourceLocation | undefined,
  waiting: readonly string[],
): Problem {
  return {
    what: `${name} of the feature ${describe(feature)} returned a promise, which nothing waits for.`,
    ...location,
    expected: 'a function that is not `async`',
    received: 'a promise',
    hint: `Load what it needs before \`defineFeature\`, with a top-level await, or in a hook that may wait: ${listNames(waiting)}.`,
  }
}

export function wrongArgument(
  hook: string,
  feature: string,
  { expected, received, near = [], location }: WrongValue,
): Problem {
  return {
    what: `The feature ${describe(feature)} calls \`${hook}\` with a wrong value.`,
    ...location,
    expected,
    received,
    hint: didYouMean(near, 'Correct what the hook gets.'),
  }
}

export function fileOutside(
  feature: string,
  path: string,
  basePath: string,
  location?: SourceLocation,
): Problem {
  return {
    what: `The feature ${describe(feature)} adds a file outside the site: ${describe(path)}`,
    ...location,
    expected: `a path that begins with the base path ${basePath} and has no \`..\``,
    received: describe(path),
    hint: path.startsWith(basePath)
      ? 'Remove `..` from the path.'
      : 'Put `config.baseUrl`, which `setup` gets, before the name.',
  }
}

export function folderAbove(
  feature: string,
  hook: string,
  folder: string,
  location?: SourceLocation,
): Problem {
  return {
    what: `The feature ${describe(feature)} calls \`${hook}\` with a folder above the site: ${describe(folder)}`,
    ...location,
    expected: 'a folder in the site, or beside it in its repository',
    received: describe(folder),
    hint: 'Name the folder that has the files. All files below it are read.',
  }
}
