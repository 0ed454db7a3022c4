import { Figure } from '../kit/Figure'
import { Bars, Label, Panel } from '../kit/parts'

export function BackdropFigure() {
  return (
    <Figure
      id="backdrop"
      title="The backdrop between page and drawer"
      description="A search page with a list of documents. A dark veil covers all of it. A drawer is at the right edge, above the veil, in full brightness."
      caption="the veil dims the page; the drawer lies above it"
      height={160}
    >
      <Bars
        rows={[
          [20, 70, 90],
          [20, 86, 130],
          [20, 116, 80],
          [20, 132, 130],
        ]}
      />
      <rect width="360" height="160" rx="6" fill="#000" fillOpacity=".65" />
      <Label x={20} y={34} bold fill="#fff">
        Backdrop
      </Label>
      <Panel x={180} y={1} width={179} height={158} />
      <Label x={198} y={34} bold>
        Drawer
      </Label>
      <Bars
        rows={[
          [202, 60, 130],
          [202, 76, 110],
          [202, 92, 130],
          [202, 108, 60],
        ]}
      />
    </Figure>
  )
}
