import type { Problem } from '../../feature'
import type { SourceLocation } from '../../kit/diagnostics'

const TEXTS = {
  accTitle: [
    'title',
    'accTitle: and a short title below the first line of the diagram',
    'Add a line such as accTitle: How a search begins',
  ],
  accDescr: [
    'description in words',
    'accDescr: and a text that describes everything the diagram shows, for readers who cannot see it',
    'Add a line such as accDescr: The page asks the server, which answers with results.',
  ],
} as const

export function diagramWithoutText({
  missing,
  ...location
}: SourceLocation & { missing: 'accTitle' | 'accDescr' }): Problem {
  const [what, expected, hint] = TEXTS[missing]
  return { what: `This diagram has no ${what}.`, ...location, expected, received: `no ${missing}`, hint }
}
