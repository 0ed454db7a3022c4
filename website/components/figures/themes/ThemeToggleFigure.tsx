import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Label, Panel } from '../kit/parts'
import { DEFAULT_DARK, DEFAULT_LIGHT, type ThemeColors } from '../kit/themes'

/** A part of a page with the toggle in its corner. */
function Scope({ x, colors, dark }: { x: number; colors: ThemeColors; dark?: boolean }) {
  return (
    <>
      <Panel x={x} y={14} width={156} height={92} fill={colors.background} stroke="var(--control)" />
      <Label x={x + 14} y={41} bold fill={colors.foreground}>
        {dark ? 'Dark' : 'Light'}
      </Label>
      <Mark kind={dark ? 'sun' : 'moon'} x={x + 124} y={28} color={colors.primary} />
      <path
        d={`M${x + 17} 62h110M${x + 17} 80h80`}
        stroke={colors.border}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  )
}

export function ThemeToggleFigure() {
  return (
    <Figure
      id="theme-toggle"
      title="One scope in both modes"
      description="The same part of a page twice, in the colors of the theme Default: in the light mode dark text on white, in the dark mode light text on near black. Each has a button in its corner, here with a moon and a sun, that switches to the other mode."
      caption="the theme stays and its colors change"
      height={120}
    >
      <Scope x={16} colors={DEFAULT_LIGHT} />
      <Scope x={188} colors={DEFAULT_DARK} dark />
    </Figure>
  )
}
