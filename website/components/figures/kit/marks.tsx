import type { Place } from './parts'

/** Each in a 16 by 16 box. */
const PATHS = {
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  cross: 'M4 4l8 8M12 4l-8 8',
  check: 'M3 8l3.5 3.5L13 5',
  search: 'M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8M10 10l3.5 3.5',
  external: 'M9 3h4v4M13 3L7 9M11 10v3H3V5h3',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  folder: 'M2 4h4l2 2h6v7H2z',
  globe: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M2 8h12M8 2c3 3 3 9 0 12M8 2c-3 3-3 9 0 12',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15',
  moon: 'M13 10A6 6 0 0 1 6 3a6 6 0 1 0 7 7z',
} as const

interface MarkProps extends Place {
  kind: keyof typeof PATHS
  color?: string
}

/** A small line drawing. */
export function Mark({ kind, x, y, color = 'var(--muted)' }: MarkProps) {
  return (
    <path
      d={PATHS[kind]}
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke={color}
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  )
}
