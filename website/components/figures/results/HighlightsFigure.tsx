import { Figure } from '../kit/Figure'
import { Label } from '../kit/parts'

/** Name, what it marks, color, background. */
const DEFAULTS = [
  ['company', 'companies', 'white', '#FF7675'],
  ['geo', 'places', 'white', '#74B9FF'],
  ['person', 'people', 'white', '#00ABB5'],
  ['extractslocations', 'relevant extracts', 'black', '#fffacd'],
  ['matchlocations', 'matches of the query', 'black', '#ff0'],
] as const

export function HighlightsFigure() {
  return (
    <Figure
      id="highlights"
      title="The default colors of highlights"
      description="Five names in their default colors: company in white on light red, geo in white on light blue, person in white on blue green, extractslocations in black on light yellow, matchlocations in black on bright yellow."
      caption="the default colors, each with what it marks"
      height={168}
    >
      {DEFAULTS.map(([name, meaning, color, background], index) => (
        <g key={name}>
          <rect x="16" y={14 + index * 29} width="138" height="24" rx="4" fill={background} />
          <Label x={26} y={31 + index * 29} fill={color}>
            {name}
          </Label>
          <Label x={170} y={31 + index * 29} muted>
            {meaning}
          </Label>
        </g>
      ))}
    </Figure>
  )
}
