import { Button, Chip } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Bars, Label, Panel } from '../kit/parts'

export function LabelsFigure() {
  return (
    <Figure
      id="labels"
      title="A document with public and private labels"
      description="A result card with the title Supplier contract. Below the extract are the public labels contract and reviewed, the private label to read, and a button Edit labels."
      caption="everybody sees the public labels of a document, and only their owner the private ones"
      height={172}
    >
      <Panel x={16} y={14} width={328} height={144} />
      <Label x={28} y={38} bold>
        Supplier contract
      </Label>
      <Bars
        rows={[
          [31, 56, 290],
          [31, 70, 210],
        ]}
      />
      <Label x={28} y={99} small muted>
        public
      </Label>
      <Chip x={82} y={84} width={78}>
        contract
      </Chip>
      <Chip x={168} y={84} width={82}>
        reviewed
      </Chip>
      <Label x={28} y={133} small muted>
        private
      </Label>
      <Chip x={82} y={118} width={70}>
        to read
      </Chip>
      <Button x={236} y={115} width={94}>
        Edit labels
      </Button>
    </Figure>
  )
}
