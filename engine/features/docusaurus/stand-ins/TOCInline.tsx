interface TocEntry {
  id: string
  /** HTML of the heading. */
  value: string
  level: number
}

interface TOCInlineProps {
  toc: readonly TocEntry[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** Replaces `@theme/TOCInline` in pages written for Docusaurus: shows the list of headings in place. */
export default function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TOCInlineProps) {
  return listOf(toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel))
}

/** Nests headings below the preceding one of a higher level. */
function listOf(toc: readonly TocEntry[]) {
  const [first] = toc
  if (!first) return null
  const starts = toc.flatMap(({ level }, index) => (index === 0 || level <= first.level ? [index] : []))
  return (
    <ul>
      {starts.map((start, index) => (
        <li key={toc[start]?.id}>
          <a href={`#${toc[start]?.id}`} dangerouslySetInnerHTML={{ __html: toc[start]?.value ?? '' }} />
          {listOf(toc.slice(start + 1, starts[index + 1]))}
        </li>
      ))}
    </ul>
  )
}
