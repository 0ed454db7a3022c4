import { Chip } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Bars, Label, Panel } from '../kit/parts'

export function MintPreviewFigure() {
  return (
    <Figure
      id="mint-preview"
      title="The preview of Mint"
      description="A drawer covers the right part of the results page. At its top is the header: the title of the document, a row with the location and a row with the format. Below is the document. One of its lines is marked as an extract, and one word as an entity. Buttons in the header open the document and close the drawer."
      caption="the preview in its drawer, with header, extract and entity"
      height={236}
    >
      <Bars
        rows={[
          [26, 40, 54],
          [26, 56, 70],
          [26, 92, 40],
          [26, 108, 70],
          [26, 144, 60],
          [26, 160, 70],
        ]}
      />
      <Panel x={114} y={10} width={236} height={216} fill="var(--page)" stroke="var(--accent)" />
      <Label x={126} y={32} bold>
        Lease for the solar roof
      </Label>
      <Mark kind="external" x={302} y={20} />
      <Mark kind="cross" x={326} y={20} />
      <Label x={126} y={56} small muted>
        Location
      </Label>
      <Label x={196} y={56} small>
        Web › Contracts
      </Label>
      <Label x={126} y={78} small muted>
        Type
      </Label>
      <Chip x={194} y={63} width={44}>
        pdf
      </Chip>
      <path d="M114 94h236" stroke="var(--border)" />
      <rect x="124" y="128" width="216" height="18" rx="3" fill="var(--warn-tint, var(--accent-tint))" />
      <rect x="216" y="170" width="60" height="18" rx="3" fill="var(--accent-tint)" />
      <Bars
        rows={[
          [130, 115, 200],
          [130, 137, 196],
          [130, 158, 180],
          [130, 179, 70],
          [222, 179, 48],
          [290, 179, 40],
          [130, 202, 150],
        ]}
      />
    </Figure>
  )
}
