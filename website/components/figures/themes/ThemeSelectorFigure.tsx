import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Label, Panel } from '../kit/parts'

export function ThemeSelectorFigure() {
  return (
    <Figure
      id="theme-selector"
      title="A list of themes"
      description="A list of the themes Default, Harbor and Meadow. Harbor has a check mark: it is the theme of the scope."
      caption="the themes to choose from; the current one has a check mark"
      height={128}
    >
      <Panel x={90} y={14} width={180} height={100} />
      <Label x={104} y={39}>
        Default
      </Label>
      <rect x="94" y="49" width="172" height="30" rx="4" fill="var(--accent-tint)" />
      <Label x={104} y={69} bold fill="var(--accent-text)">
        Harbor
      </Label>
      <Mark kind="check" x={242} y={56} color="var(--accent-text)" />
      <Label x={104} y={100}>
        Meadow
      </Label>
    </Figure>
  )
}
