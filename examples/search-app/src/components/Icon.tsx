/** Outlines on a grid of 20 by 20. */
const PATHS = {
  bookmark: 'M5.5 3.5h9v13L10 13l-4.5 3.500z',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'M10 4v12M5.5 11.5 10 16l4.5-4.5',
  download: 'M10 3.500v9M6.5 9 10 12.5 13.5 9M4 16.500h12',
  exclude: 'M5 10h10',
  external: 'M7 13 14 6M8 6h6v6',
  history:
    'M10 6v4.500l3 1.500M3.5 10a6.5 6.5 0 1 0 2-4.700L3.5 7M3.5 3.500V7H7',
  search:
    'M14 8.750a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0zM12.75 12.750l4 4',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.95 4.900L10 14l-4.35 2.4.95-4.900L3 8.100l4.9-.6z',
  up: 'M10 16V4M5.5 8.5 10 4l4.5 4.5',
}

export type IconName = keyof typeof PATHS

/** A picture beside a text, or in a button that has a name of its own. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon-picture" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
