import type { Problem } from '../diagnostics/problem'
import { didYouMean, joinOr, listNames } from '../diagnostics/words'

/** `other` is the path of an existing Docusaurus configuration. */
export function noSiteConfig(folder: string, file: string, other: string | undefined): Problem {
  const create = other
    ? `create ${file} in it from ${other}: \`title\`, \`url\`, \`baseUrl\`, \`themeConfig\`, and what its presets say of \`docs\` and \`blog\``
    : `create ${file} in it`
  return {
    what: `There is no ${file} in ${folder}.`,
    expected: 'the folder of a site, with its configuration',
    ...(other ? { received: `a folder with ${other}` } : {}),
    hint: `Name the site's folder as the first argument, or ${create}.`,
  }
}

export function portBusy(port: number): Problem {
  return {
    what: `Port ${port} is in use by another program.`,
    expected: 'a free port',
    received: String(port),
    hint: `Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  }
}

export function noBuild(folder: string): Problem {
  return {
    what: `There is no built site in ${folder}.`,
    expected: 'a folder with an index.html',
    hint: 'Build the site first: npm run build',
  }
}

const OUT_HINT = 'Name a new folder with --out, such as --out dist.'

export function outIsSource(folder: string, source: string): Problem {
  return {
    what: `The site cannot be written into ${folder}: the files of your site would be lost.`,
    expected: 'a folder of its own, which each build replaces as a whole',
    received: `${folder}, which holds or is a part of ${source}`,
    hint: OUT_HINT,
  }
}

export function outIsFile(path: string): Problem {
  return {
    what: `The site cannot be written into ${path}: it is a file.`,
    expected: 'a folder',
    received: 'a file',
    hint: OUT_HINT,
  }
}

export function outIsForeign(folder: string, names: string[]): Problem {
  return {
    what: `The site cannot be written into ${folder}: its files would be lost.`,
    expected: 'a new folder, an empty one, or an earlier build',
    received: `a folder with ${listNames(names.toSorted(), 5)}`,
    hint: `${OUT_HINT} Or empty this one first.`,
  }
}

const HELP = 'See docs --help.'

export function noSuchCommand(command: string, near: string[], known: readonly string[]): Problem {
  return {
    what: `There is no command ${command}.`,
    expected: joinOr(known),
    received: command,
    hint: didYouMean(near, HELP),
  }
}

export function noSuchOption(option: string, near: string[], known: readonly string[]): Problem {
  return {
    what: `There is no option ${option}.`,
    expected: joinOr(known.map((name) => `--${name}`)),
    received: option,
    hint: didYouMean(near, HELP),
  }
}

export function optionWithoutValue(option: string): Problem {
  return {
    what: `The option ${option} has no value.`,
    expected: `a value after ${option}`,
    received: 'nothing',
    hint: HELP,
  }
}

export function tooManyArguments(extra: string[]): Problem {
  return {
    what: `The command has more arguments than it takes: ${extra.join(' ')}`,
    expected: 'a command and one folder',
    received: extra.join(' '),
    hint: `Put quotes around a folder whose name has spaces. ${HELP}`,
  }
}

/** `name` is the option or the environment variable that sets the port. */
export function wrongPort(name: string, value: string): Problem {
  return {
    what: `${name} is not the number of a port.`,
    expected: 'a whole number from 0 to 65535; 0 picks a free port',
    received: value,
    hint: `Set ${name} to a port, such as 3000.`,
  }
}
