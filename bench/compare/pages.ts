import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { BASE, type Prepared } from './contender'
import { ORDINARY } from './measure/builds'
import { measure } from './measure/processes'
import { type PlainPage, plainPage } from './plain-page'

/** Returns all pages of the site, from the twins of its build. */
export async function readPages(whole: Prepared): Promise<PlainPage[]> {
  const out = join(whole.folder, whole.contender.out)
  if (!existsSync(out)) await measure(whole, whole.contender.build)
  return globSync('**/*.md', { cwd: out })
    .sort()
    .map((file) => {
      const route = file.replace(/\.md$/, '').replace(/(?:^|\/)index$/, '')
      return plainPage(route, readFileSync(join(out, file), 'utf8'), BASE)
    })
}

/** The pages to view: one of ordinary size, one that it links to, and the longest. */
export interface Examples {
  ordinary: PlainPage
  linked: PlainPage
  longest: PlainPage
}

export function examplesOf(pages: readonly PlainPage[]): Examples {
  const ordinary = pages.find(({ route }) => route === ORDINARY)
  const linked = pages.find(({ route }) => ordinary?.body.includes(`](/${route})`))
  const [longest] = [...pages].sort((a, b) => b.body.length - a.body.length)
  if (!ordinary || !linked || !longest) throw new Error(`"${ORDINARY}" is not there, or links to no page.`)
  return { ordinary, linked, longest }
}
