import { Mark } from './marks'
import { Label, Panel, type Place } from './parts'

/** Fill, border and text of a button. */
const PAINTS = {
  plain: ['var(--raised)', 'var(--control)', 'var(--text)'],
  main: ['var(--accent)', 'var(--accent)', 'var(--page)'],
  on: ['var(--accent-tint)', 'var(--accent)', 'var(--accent-text)'],
  off: ['none', 'var(--border)', 'var(--muted)'],
} as const

const HEIGHT = 28

interface ButtonProps extends Place {
  width: number
  children: string
  /** `main` is the primary action, `on` is switched on, `off` is disabled. */
  kind?: keyof typeof PAINTS
  /** Adds an arrow, because the button opens something. */
  menu?: boolean
}

export function Button({ x, y, width, children, kind = 'plain', menu }: ButtonProps) {
  const [fill, stroke, text] = PAINTS[kind]
  return (
    <>
      <Panel x={x} y={y} width={width} height={HEIGHT} fill={fill} stroke={stroke} />
      {menu ? (
        <>
          <Label x={x + 9} y={y + 18} small fill={text}>
            {children}
          </Label>
          <Mark kind="down" x={x + width - 19} y={y + 6} color={text} />
        </>
      ) : (
        <Label x={x + width / 2} y={y + 18} small anchor="middle" fill={text}>
          {children}
        </Label>
      )}
    </>
  )
}

/** An input with text: muted as a placeholder, or as typed. */
export function Field({ x, y, width, children, typed }: Omit<ButtonProps, 'kind'> & { typed?: boolean }) {
  return (
    <>
      <Panel x={x} y={y} width={width} height={HEIGHT} fill="var(--page)" stroke="var(--control)" />
      <Label x={x + 10} y={y + 18} small muted={!typed}>
        {children}
      </Label>
    </>
  )
}

/** A word in a rounded box. */
export function Chip({ x, y, width, children }: Pick<ButtonProps, 'x' | 'y' | 'width' | 'children'>) {
  return (
    <>
      <rect x={x} y={y} width={width} height="22" rx="11" fill="var(--accent-tint)" />
      <Label x={x + width / 2} y={y + 15} small anchor="middle" fill="var(--accent-text)">
        {children}
      </Label>
    </>
  )
}

/** A number in a circle centered at `x` and `y`. */
export function Badge({ x, y, children }: Place & { children: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="8.5" fill="var(--accent)" />
      <Label x={x} y={y + 4} small anchor="middle" fill="var(--page)">
        {children}
      </Label>
    </>
  )
}

export function Check({ x, y, on }: Place & { on?: boolean }) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width="14"
        height="14"
        rx="3"
        fill={on ? 'var(--accent)' : 'var(--page)'}
        stroke={on ? 'var(--accent)' : 'var(--control)'}
      />
      {on && <Mark kind="check" x={x - 1} y={y - 1} color="var(--page)" />}
    </>
  )
}
