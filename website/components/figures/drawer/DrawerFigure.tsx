import { Figure } from '../kit/Figure'
import { Bars, Label, Panel } from '../kit/parts'

/** The number of a column of the drawer. */
function Column({ x, children }: { x: number; children: number }) {
  return (
    <Label x={x} y={92} bold anchor="middle">
      {children}
    </Label>
  )
}

export function DrawerFigure() {
  return (
    <Figure
      id="drawer"
      title="A drawer, opened and extended"
      description="Left, an opened drawer covers the right half of a page with its content, column 2. Right, an extended drawer takes the whole width: column 1 is the backdrop area at the left edge, column 2 the content with the handle at its edge, column 3 the extended section."
      caption="the columns of an opened and of an extended drawer"
      height={178}
    >
      <Label x={16} y={26} small muted>
        Opened
      </Label>
      <Panel x={16} y={34} width={156} height={108} fill="var(--page)" />
      <Bars
        rows={[
          [28, 54, 44],
          [28, 70, 52],
          [28, 86, 36],
          [28, 102, 52],
        ]}
      />
      <Panel x={98} y={34} width={74} height={108} fill="var(--accent-tint)" stroke="var(--accent)" />
      <Column x={135}>{2}</Column>
      <Label x={188} y={26} small muted>
        Extended
      </Label>
      <Panel x={188} y={34} width={156} height={108} fill="var(--border)" />
      <Column x={202}>{1}</Column>
      <Panel x={216} y={34} width={74} height={108} fill="var(--accent-tint)" stroke="var(--accent)" />
      <path d="M216 70v36" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
      <Column x={253}>{2}</Column>
      <Panel x={290} y={34} width={54} height={108} stroke="var(--accent)" />
      <Column x={317}>{3}</Column>
      <Label x={16} y={165} small muted>
        1 backdrop area · 2 content · 3 extended section
      </Label>
    </Figure>
  )
}
