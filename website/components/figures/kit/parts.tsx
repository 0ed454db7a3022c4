import type { ReactNode } from 'react'

/** Left and top of a part; for text, the start of its baseline. In units of the drawing, like all lengths. */
export interface Place {
  x: number
  y: number
}

interface PanelProps extends Place {
  width: number
  height: number
  fill?: string
  stroke?: string
  /** Draws a dashed border: the part is hidden, or only an outline. */
  dashed?: boolean
}

/** A surface: a card, a menu, a drawer. */
export function Panel({ fill = 'var(--raised)', stroke = 'var(--border)', dashed, ...box }: PanelProps) {
  return <rect {...box} rx="6" fill={fill} stroke={stroke} strokeDasharray={dashed ? '4 3' : undefined} />
}

interface LabelProps extends Place {
  children: ReactNode
  bold?: boolean
  muted?: boolean
  small?: boolean
  /** Which point of the text is at `x`; by default its start. */
  anchor?: 'middle' | 'end'
  fill?: string | undefined
}

/** A text on one line. */
export function Label({ children, bold, muted, small, anchor, fill, x, y }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fontWeight={bold ? 600 : undefined}
      fontSize={small ? 12 : undefined}
      textAnchor={anchor}
      fill={fill ?? (muted ? 'var(--muted)' : undefined)}
    >
      {children}
    </text>
  )
}

/** A link, or a part of one, in a label. */
export function Link({ children }: { children: ReactNode }) {
  return (
    <tspan fill="var(--accent-text)" textDecoration="underline">
      {children}
    </tspan>
  )
}

/** Lines of placeholder text: each has left, middle and width. */
export function Bars({ rows }: { rows: readonly (readonly [number, number, number])[] }) {
  const d = rows.map(([x, y, width]) => `M${x} ${y}h${width}`).join('')
  return <path d={d} stroke="var(--border)" strokeWidth="6" strokeLinecap="round" />
}
