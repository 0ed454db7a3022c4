import { Chip } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Label } from '../kit/parts'

export function MetadataFigure() {
  return (
    <Figure
      id="metadata"
      title="Metadata of a document as badges"
      description="Below the title Supplier contract, the field authors has three badges: Ines Duarte, Paul Okoro and Mei Tanaka. The field docformat has one badge: pdf."
      caption="a field with three values and a field with one"
      height={148}
    >
      <Label x={16} y={30} bold>
        Supplier contract
      </Label>
      <Label x={16} y={54} small muted>
        authors
      </Label>
      <Chip x={16} y={62} width={96}>
        Ines Duarte
      </Chip>
      <Chip x={120} y={62} width={96}>
        Paul Okoro
      </Chip>
      <Chip x={224} y={62} width={100}>
        Mei Tanaka
      </Chip>
      <Label x={16} y={104} small muted>
        docformat
      </Label>
      <Chip x={16} y={112} width={48}>
        pdf
      </Chip>
    </Figure>
  )
}
