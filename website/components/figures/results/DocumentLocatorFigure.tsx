import { Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Bars, Label, Link, Panel } from '../kit/parts'

export function DocumentLocatorFigure() {
  return (
    <Figure
      id="document-locator"
      title="The place of a document as a breadcrumb"
      description="Below the title of a document, the links Intranet, HR and Policies are in a row, divided by arrows. Two more segments, Travel and 2025, do not fit and are in an open menu."
      caption="segments of the path, and a menu for those that do not fit"
      height={154}
    >
      <Panel x={16} y={14} width={328} height={126} />
      <Label x={28} y={38} bold>
        Lisbon office guide
      </Label>
      <Label x={28} y={66}>
        <Link>Intranet</Link>
      </Label>
      <Mark kind="right" x={86} y={53} />
      <Label x={104} y={66}>
        <Link>HR</Link>
      </Label>
      <Mark kind="right" x={126} y={53} />
      <Label x={144} y={66}>
        <Link>Policies</Link>
      </Label>
      <Button x={212} y={47} width={44} menu>
        …
      </Button>
      <Bars
        rows={[
          [31, 94, 160],
          [31, 110, 130],
        ]}
      />
      <Panel x={212} y={79} width={112} height={54} stroke="var(--control)" />
      <Label x={224} y={100}>
        Travel
      </Label>
      <Label x={224} y={122}>
        2025
      </Label>
    </Figure>
  )
}
