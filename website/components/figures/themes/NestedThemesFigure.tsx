import { Figure } from '../kit/Figure'
import { Label, Panel, type Place } from '../kit/parts'
import { HARBOR_DARK, HARBOR_LIGHT, MEADOW_LIGHT, type ThemeColors } from '../kit/themes'

interface ScopeProps extends Place {
  width: number
  height: number
  colors: ThemeColors
  title: string
  theme: string
}

/** A part of a page in the colors of its scope. */
function Scope({ colors, title, theme, ...box }: ScopeProps) {
  return (
    <>
      <Panel {...box} fill={colors.background} stroke={colors.border} />
      <Label x={box.x + 12} y={box.y + 21} bold fill={colors.foreground}>
        {title}
      </Label>
      <Label x={box.x + box.width - 12} y={box.y + 21} small anchor="end" fill={colors.primary}>
        {theme}
      </Label>
    </>
  )
}

export function NestedThemesFigure() {
  return (
    <Figure
      id="nested-themes"
      title="Nested themes"
      description="A page called Finance in the light colors of the theme Harbor. Inside it, a part called Contracts in the light colors of the theme Meadow, and inside that a part called Budget in Harbor again. Below Contracts, a part called Old reports in the dark colors of Harbor."
      caption="the nearest scope gives the colors. Harbor and Meadow are example themes"
      height={206}
    >
      <Scope
        x={14}
        y={14}
        width={332}
        height={178}
        colors={HARBOR_LIGHT}
        title="Finance"
        theme="Harbor, light"
      />
      <Scope
        x={28}
        y={48}
        width={304}
        height={82}
        colors={MEADOW_LIGHT}
        title="Contracts"
        theme="Meadow, light"
      />
      <Scope
        x={42}
        y={82}
        width={276}
        height={34}
        colors={HARBOR_LIGHT}
        title="Budget"
        theme="Harbor, light"
      />
      <Scope
        x={28}
        y={142}
        width={304}
        height={36}
        colors={HARBOR_DARK}
        title="Old reports"
        theme="Harbor, dark"
      />
    </Figure>
  )
}
