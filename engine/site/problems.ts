import type { Problem, SourceLocation } from '../diagnostics/problem'
import { describe, didYouMean, listNames, reasonOf } from '../diagnostics/words'

/** `other` is the path of an existing Docusaurus configuration. */
export function noSiteConfig(folder: string, file: string, other: string | undefined): Problem {
  const create = other
    ? `create ${file} in it from ${other}: \`title\`, \`url\`, \`baseUrl\`, \`themeConfig\`, and the options of its presets for \`docs\` and \`blog\``
    : `create ${file} in it`
  return {
    what: `There is no ${file} in ${folder}.`,
    expected: 'the folder of a site, with its configuration',
    ...(other ? { received: `a folder with ${other}` } : {}),
    hint: `Name the site's folder as the first argument, or ${create}.`,
  }
}

/** Vite takes what follows these signs for a part of an address, not of a path. */
export function unusableFolder(root: string): Problem {
  return {
    what: 'A site cannot be in a folder with # or ? in its path.',
    file: root,
    expected: 'a path without # and ?',
    received: root,
    hint: 'Rename the folder, or move the site to another one.',
  }
}

export function moduleFailed(file: string, error: unknown, line?: number): Problem {
  return {
    what: 'This module cannot be loaded.',
    file,
    ...(line === undefined ? {} : { line }),
    expected: 'a TypeScript module with a default export',
    received: reasonOf(error),
    hint: fixOf(reasonOf(error)),
  }
}

function fixOf(reason: string): string {
  if (/call stack/.test(reason))
    return 'Nest its values less deeply, and look for a function that calls itself endlessly.'
  if (/^(?:require|module|exports|__(?:dir|file)name) is not defined/.test(reason))
    return 'Write it as an ES module: `import … from` and `export default`, and `import.meta.dirname` for `__dirname`.'
  // Node looks above the real path of a file, so a linked package does not find what the site has.
  const [, name] = /Cannot find package '([^']+)'/.exec(reason) ?? []
  return name
    ? `Correct the name, or run \`npm install ${name}\` in the package whose file imports it; a linked folder needs its own.`
    : 'Correct the syntax or the import that the message names.'
}

/** `paths` are the base paths of all locales except the default one. */
export function unknownLocaleFolder(
  folder: string,
  name: string,
  isDefault: boolean,
  paths: string[],
): Problem {
  return {
    what: `The translations in ${folder} are not shown: no locale has this folder.`,
    file: folder,
    expected:
      paths.length > 0
        ? `one of the paths of the locales: ${listNames(paths)}`
        : 'no folder: the site has one locale',
    received: describe(name),
    hint: isDefault
      ? `Move its files to the site's folder: the default locale has no other.`
      : `Add ${describe(name)} to \`i18n.locales\`, or rename the folder after a locale's path.`,
  }
}

/** Reports a page of the default locale whose route is below another locale's base path. */
export function routeOfLocale(route: string, path: string, file: string | undefined): Problem {
  return {
    what: `The route ${route} belongs to another locale of the site.`,
    ...(file === undefined ? {} : { file }),
    expected: `a route that is not below ${path}`,
    received: route,
    hint: 'Give the page another `slug`, or the locale another `path` in `i18n.localeConfigs`.',
  }
}

/** Adds the locale to a problem of one of its pages, inherited from the default locale or not. */
export function inLocale(problem: Problem, code: string): Problem {
  return { ...problem, what: `${problem.what} (in the locale ${describe(code)})` }
}

export function malformedWords(file: string, line: number, received: string): Problem {
  return {
    what: 'The words of the theme cannot be read.',
    file,
    line,
    expected: 'an object of words by part and name, in JSON',
    received: describe(received),
    hint: 'Correct the JSON near this line.',
  }
}

export function takenWords(part: string, feature: string, owner: string): Problem {
  return {
    what: `The feature "${feature}" has words of the part \`${part}\`, which is taken.`,
    expected: 'a name for each part that neither the theme nor another feature has',
    received: `\`${part}\`, a part of ${owner}`,
    hint: `Name the part after the feature: \`words: { '${feature}': { … } }\`.`,
  }
}

export function missingWords(file: string, missing: string[], total: number): Problem {
  return {
    what: `${missing.length} of the ${total} words of the theme are not translated.`,
    file,
    expected: `a string for ${listNames(missing, 5)}`,
    received: 'nothing: they are shown in English',
    hint: 'Run docs translate, which adds them to this file in English, and translate them.',
  }
}

export function shallowClone(): Problem {
  return {
    what: 'Some pages have no date of their last change: this is a shallow clone, without the commits that changed them.',
    expected: 'a clone with its whole history',
    received: 'a shallow clone',
    hint: 'Set `fetch-depth: 0` in the step that checks out the repository, or run git fetch --unshallow.',
  }
}

export function notStandard(
  name: string,
  standard: string[],
  near: string[],
  location: SourceLocation | undefined,
): Problem {
  return {
    what: `There is no standard feature ${describe(name)} to leave out.`,
    ...location,
    expected: listNames(standard, 40),
    received: describe(name),
    hint: didYouMean(
      near.map(describe),
      'Remove the entry: a feature that is not standard is not there unless it is named.',
    ),
  }
}

/** `near` are the names that may be meant. */
export function notBeside(
  feature: string,
  beside: string,
  near: string[],
  location: SourceLocation | undefined,
): Problem {
  return {
    what: `The feature ${describe(feature)} has to be beside ${describe(beside)}, which is no feature.`,
    ...location,
    expected: 'the name of a feature of the engine or the site as `before` or `after`',
    received: describe(beside),
    hint: didYouMean(near.map(describe), 'Correct the name where the feature is defined, or remove it.'),
  }
}

/** Browsers never ask again for a file of this folder, so it must not have one whose name stays when it changes. */
export function reservedFolder(
  folder: string,
  source: string,
  location: SourceLocation | { file: string } = { file: source },
): Problem {
  return {
    what: `${source} would be in ${folder}, where browsers keep every file forever.`,
    ...location,
    expected: `files and pages outside ${folder}`,
    received: source,
    hint: 'Move it to another folder, or give the page a different `slug`.',
  }
}

export function wrongEpoch(value: string): Problem {
  return {
    what: 'The variable SOURCE_DATE_EPOCH is no time.',
    expected: 'a whole number of seconds since 1970, such as 1767225600',
    received: describe(value),
    hint: 'Set it to such a number: SOURCE_DATE_EPOCH=$(git log -1 --format=%ct). Or remove it.',
  }
}

export function endlessGit(args: readonly string[], limit: number): Problem {
  return {
    what: 'git does not end.',
    expected: `an answer within ${limit / 1000} s`,
    received: `none to: git ${args.join(' ')}`,
    hint: 'Run the command yourself. A disk of the network, or a lock of another git, may keep it waiting.',
  }
}
