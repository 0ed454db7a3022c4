import { describe, listNames } from 'docwright/kit/wording'
import { type BuiltPage, readBuild } from './read-build'

/** How two builds differ in the page at one route. */
interface Difference {
  route: string
  title?: [before: string, after: string]
  anchors: string[]
  words: string[]
}

/**
 * Returns a report of what an old build's pages have and a new build's lack.
 * @throws SiteError if a folder does not contain a built site.
 */
export async function compareBuilds(before: string, after: string): Promise<string> {
  const [old, now] = [await readBuild(before), await readBuild(after)]
  const gone = [...old.keys()].filter((route) => !now.has(route))
  const added = [...now.keys()].filter((route) => !old.has(route))
  const shared = [...old].flatMap(([route, page]) => {
    const other = now.get(route)
    return other ? [differenceOf(route, page, other)] : []
  })
  const different = shared.filter(
    ({ title, anchors, words }) => title || anchors.length > 0 || words.length > 0,
  )
  return [
    `Addresses in both builds: ${shared.length}. Pages with the same title, anchors and words: ${shared.length - different.length}.`,
    section('Addresses that are gone', gone),
    section('New addresses', added),
    section('Pages that differ', different.flatMap(describeDifference)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Returns what the first page has and the second lacks. */
function differenceOf(route: string, before: BuiltPage, after: BuiltPage): Difference {
  const left = new Map<string, number>()
  for (const word of after.words) left.set(word, (left.get(word) ?? 0) + 1)
  const words = before.words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return {
    route,
    ...(before.title === after.title ? {} : { title: [before.title, after.title] }),
    anchors: [...before.anchors].filter((anchor) => !after.anchors.has(anchor)),
    words,
  }
}

function describeDifference({ route, title, anchors, words }: Difference): string[] {
  return [
    route,
    ...(title ? [`  title    ${describe(title[0])} is ${describe(title[1])} now`] : []),
    ...(anchors.length > 0 ? [`  anchors  ${listNames(anchors)}`] : []),
    ...(words.length > 0 ? [`  words    ${words.length}: ${listNames(words)}`] : []),
  ]
}

function section(name: string, rows: string[]): string {
  return rows.length === 0 ? '' : [`${name}:`, ...rows.map((row) => `  ${row}`)].join('\n')
}
