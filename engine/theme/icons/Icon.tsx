/** A line drawing in the color of the surrounding text. Decorative, since the text beside it has the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

/** Line drawings in a 24 by 24 box. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M5 19l1.8-1.8M17.2 6.8L19 5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M3 5h18v11H3zM8.5 20h7M12 16v4',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  more: 'M5.5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M18.5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  panel: 'M3.5 5h17v14h-17zM9.5 5v14',
} as const

type IconName = keyof typeof PATHS

/** Returns the name. Throws an Error if no icon has it. */
export function iconName(name: string): IconName {
  if (isIconName(name)) return name
  throw new Error(`its icon is "${name}"; it can be ${Object.keys(PATHS).join(', ')}, or an <svg>.`)
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(PATHS, name)
}
