/** Names of admonitions, with their default titles. */
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

/** Older names that sites still use: each has a title of its own, and the kind to show it as. */
const ALIASES: Record<string, string> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
}

export const ADMONITION_NAMES: readonly string[] = Object.keys(TITLES)

/** Returns the kind and default title of an admonition; undefined for an unknown name. */
export function admonitionKind(name: string): { kind: string; title: string } | undefined {
  const title = TITLES[name]
  return title === undefined ? undefined : { kind: ALIASES[name] ?? name, title }
}
