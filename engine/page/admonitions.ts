/** Admonition kinds, with the title a reader sees where the author gives none. */
const TITLES: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
}

/** Names of earlier days, still met in the wild. */
const ALIASES: Record<string, string> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
}

export const ADMONITION_NAMES: readonly string[] = [...Object.keys(TITLES), ...Object.keys(ALIASES)]

/** @returns the kind that a name stands for, and its title; undefined for a name that is none. */
export function admonitionKind(name: string): { kind: string; title: string } | undefined {
  const kind = ALIASES[name] ?? name
  const title = TITLES[kind]
  return title === undefined ? undefined : { kind, title }
}
