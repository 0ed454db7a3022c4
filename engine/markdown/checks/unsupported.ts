import type { Reporter } from '../../diagnostics/reporter'
import { mapProse } from '../../page/fence'
import type { MarkdownSource } from '../types'
import { syntaxNotSupported } from './problems'

const FORMULA = 'a formula'

/** Syntax of other tools that would silently be shown as text, or disappear. */
const SYNTAX: readonly [pattern: RegExp, name: string, hint: string][] = [
  [/^[ \t>]*\$\$/, FORMULA, 'Add `math()` to `features` in the configuration.'],
  [
    /^[ \t]*<head\b/i,
    'a <head> in the text',
    'Use front matter: title, description, image and keywords go into the head of the page.',
  ],
  [
    /^[ \t]*\[\[toc\]\][ \t]*$/i,
    'a [[toc]]',
    'Remove it: every page has a table of contents. In an .mdx file, <TOCInline toc={toc} /> shows one in the text.',
  ],
  [/^[ \t>]*<<<[ \t]*\S/, 'a file after <<<', 'Write an empty fence with the file: ```js file=snippets/x.js'],
  [
    /<!--[ \t]*@include:/,
    'an @include',
    "Import the file in an .mdx page: import Part from './part.md', and <Part /> where it belongs.",
  ],
]

/** Reports each kind once per file. */
export function reportUnsupported({ text, path }: MarkdownSource, reporter: Reporter, math = false): void {
  const found = new Set(math ? [FORMULA] : [])
  mapProse(text, (line, index) => {
    for (const [pattern, name, hint] of SYNTAX) {
      if (found.has(name) || !pattern.test(line)) continue
      found.add(name)
      reporter.report('warn', {
        ...syntaxNotSupported(name, hint),
        file: path,
        line: index + 1,
        received: line.trim(),
      })
    }
    return line
  })
}
