import { Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Label, Panel } from '../kit/parts'

const LISTS = [
  { x: 16, title: 'Recent searches', rows: ['travel policy', 'solar lease', 'annual report'] },
  { x: 188, title: 'Bookmarks', rows: ['Lease for the roof', 'Wind farm plan', 'Safety rules'] },
] as const

export function MintHomeFigure() {
  return (
    <Figure
      id="mint-home"
      title="The home page of Mint"
      description="In the middle, the large logo above a wide search field. At the top right, the user menu. Below, two lists side by side: recent searches and bookmarks, with three entries each."
      caption="the home page with logo, search field and the user's own lists"
      height={232}
    >
      <circle cx="334" cy="22" r="10" fill="var(--accent-tint)" stroke="var(--accent)" />
      <rect x="122" y="28" width="116" height="32" rx="6" fill="var(--accent-tint)" />
      <Label x={180} y={49} bold anchor="middle" fill="var(--accent-text)">
        Your logo
      </Label>
      <Field x={46} y={76} width={268}>
        Search
      </Field>
      <Mark kind="search" x={290} y={82} />
      {LISTS.map(({ x, title, rows }) => (
        <g key={title}>
          <Panel x={x} y={126} width={156} height={92} />
          <Label x={x + 12} y={146} small bold>
            {title}
          </Label>
          {rows.map((row, index) => (
            <Label key={row} x={x + 12} y={167 + index * 19} small muted>
              {row}
            </Label>
          ))}
        </g>
      ))}
    </Figure>
  )
}
