import { mapProse } from './prepare'
import type { SourceLink } from './types'

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?:\n|$)/
const MODULE_LINE = /^(?:import\s.*from\s+['"].*['"];?|export\s+(?:const|let|function|default)\s.*)$/
const COMPONENT_TAG = /^\s*<\/?[A-Z][^<>]*>\s*$/
const CAPTION = /\b(?:label|title)="([^"]+)"/

/**
 * The page as plain Markdown, for readers and tools that want text: no front matter, no module lines,
 * no component tags (their labels and titles stay), links as the site has them.
 */
export function markdownTwin(text: string, links: readonly SourceLink[]): string {
  const targets = new Map(links.map(({ url, href }) => [url, href ?? url]))
  const body = mapProse(text.replace(FRONT_MATTER, ''), (line) => {
    if (MODULE_LINE.test(line)) return ''
    if (COMPONENT_TAG.test(line)) return labelOf(line)
    return line
      .replace(/\]\(([^\s)]+)/g, (whole, url: string) => `](${targets.get(url) ?? whole.slice(2)}`)
      .replace(/^(#{1,6} .*?)\s*\{#[\w.:-]+\}$/, '$1')
  })
  return `${body.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

function labelOf(tag: string): string {
  const label = CAPTION.exec(tag)?.[1]
  return label === undefined ? '' : `**${label}**`
}
