/** Names of admonitions, with the title a reader sees where the author gives none. */
const TITLES: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  secondary: 'Secondary',
  important: 'Important',
  success: 'Success',
  caution: 'Caution',
}

/** The kind of names of earlier days, still met in the wild: they are titles of their own. */
const ALIASES: Record<string, string> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
}

export const ADMONITION_NAMES: readonly string[] = Object.keys(TITLES)

/** @returns the kind that a name stands for, and its title; undefined for a name that is none. */
export function admonitionKind(name: string): { kind: string; title: string } | undefined {
  const title = TITLES[name]
  return title === undefined ? undefined : { kind: ALIASES[name] ?? name, title }
}
