import type { Problem } from '../diagnostics/problem'
import { didYouMean, joinOr } from '../diagnostics/words'

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
