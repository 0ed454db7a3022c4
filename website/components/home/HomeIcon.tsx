import type { ReactNode } from 'react'

/** A line drawing of the home page, in the color and at the size of the text around it. */
export function HomeIcon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className="home-icon" viewBox="0 0 20 20" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}

export type HomeIconName = keyof typeof DRAWINGS

const DRAWINGS = {
  search: (
    <>
      <circle cx="8.75" cy="8.75" r="5.25" />
      <path d="m12.75 12.75 4 4" />
    </>
  ),
  fold: <path d="m5 8 5 5 5-5" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  star: <path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.95 4.9L10 14l-4.35 2.4.95-4.9L3 8.1l4.9-.6z" />,
  open: <path d="M7 13 14 6M8 6h6v6" />,
  up: <path d="M10 16V4M5.5 8.5 10 4l4.5 4.5" />,
  down: <path d="M10 4v12M5.5 11.5 10 16l4.5-4.5" />,
  terminal: (
    <>
      <rect x="2.5" y="4" width="15" height="12" rx="2" />
      <path d="M2.5 7.5h15M5.5 10.25l1.75 1.5-1.75 1.5M9.5 13.25h3" />
    </>
  ),
  sliders: (
    <>
      <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="8" cy="14" r="2" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="2" />
      <path d="M6 8h5M6 11h8M6 13.25h3.5M13.5 7.75h.01" />
    </>
  ),
  key: (
    <>
      <circle cx="6.75" cy="12.75" r="3.25" />
      <path d="m9.25 10.5 6.5-6.5M13 6.75l2.25 2.25" />
    </>
  ),
  parts: (
    <>
      <rect x="3" y="10.5" width="6.5" height="6.5" rx="1.5" />
      <rect x="10.5" y="3" width="6.5" height="6.5" rx="1.5" />
      <rect x="3" y="3" width="5" height="5" rx="1.5" />
      <rect x="12" y="12" width="5" height="5" rx="1.5" />
    </>
  ),
  code: <path d="m6.5 6-4 4 4 4M13.5 6l4 4-4 4M11.25 4.5l-2.5 11" />,
} satisfies Record<string, ReactNode>
