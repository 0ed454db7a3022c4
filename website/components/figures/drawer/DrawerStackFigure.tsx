import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Bars, Label, Panel } from '../kit/parts'

export function DrawerStackFigure() {
  return (
    <Figure
      id="drawer-stack"
      title="Three drawers on top of each other"
      description="Three drawers at the right edge of a page, each a little further right than the one below it, so that their left edges show. The top one has the title Travel policy and a cross to close it."
      caption="three drawers, drawn apart so that you can see each"
      height={164}
    >
      <Bars
        rows={[
          [20, 34, 64],
          [20, 52, 80],
          [20, 70, 56],
          [20, 88, 80],
          [20, 106, 64],
        ]}
      />
      <Panel x={130} y={1} width={229} height={162} stroke="var(--control)" />
      <Panel x={158} y={1} width={201} height={162} stroke="var(--control)" />
      <Panel x={186} y={1} width={173} height={162} stroke="var(--accent)" />
      <Label x={200} y={30} bold>
        Travel policy
      </Label>
      <Mark kind="cross" x={334} y={17} />
      <Bars
        rows={[
          [203, 56, 130],
          [203, 72, 110],
          [203, 88, 130],
          [203, 104, 60],
        ]}
      />
    </Figure>
  )
}
