import { relative } from 'pathe'
import type { Problem } from '../../../feature'
import type { SourceLocation } from '../../../kit/diagnostics'
import { listNames } from '../../../kit/wording'
import { MERMAID_VERSION } from './style'

/** Returns the command as the author would type it in the current folder. */
function command(root: string): string {
  return `npx docs diagrams ${relative(process.cwd(), root) || '.'}`
}

/** `root` is the folder of the site. */
export function diagramNotDrawn({
  key,
  root,
  ...location
}: SourceLocation & { key: string; root: string }): Problem {
  return {
    what: 'This diagram has not been drawn since it was last changed.',
    ...location,
    expected: `the file diagrams/${key}.svg`,
    received: 'no such file',
    hint: `Run ${command(root)} and commit what it writes.`,
  }
}

export function staleDiagrams(names: readonly string[], root: string): Problem {
  return {
    what:
      names.length === 1
        ? 'A drawing no longer belongs to any diagram of the site.'
        : `${names.length} drawings no longer belong to any diagram of the site.`,
    file: `diagrams/${names[0]}`,
    expected: 'one drawing for each mermaid fence of the site',
    received: listNames(names),
    hint: `Run ${command(root)}, which removes unused drawings.`,
  }
}

export function diagramSyntax({
  reason,
  received,
  ...location
}: SourceLocation & { reason: string; received: string }): Problem {
  return {
    what: `Mermaid does not understand this diagram: ${reason}`,
    ...location,
    expected: 'a diagram in Mermaid syntax',
    received,
    hint: 'Correct the line, or the one before it. The words end, call, class and style cannot name a box.',
  }
}

/** Builds do not draw, so the engine does not depend on these packages. */
export const INSTALL_PACKAGES = `Install the drawing tools: npm install -D @playwright/test @mermaid-js/tiny@${MERMAID_VERSION}`

export function cannotDraw(reason: string, hint: string): Problem {
  return {
    what: `Diagrams cannot be drawn on this machine: ${reason}`,
    expected: '@mermaid-js/tiny, Chromium, and the font Arial or Liberation Sans',
    hint,
  }
}
