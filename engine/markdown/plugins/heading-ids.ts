import GithubSlugger from 'github-slugger'
import { SHELL_IDS } from '../../page/ids'
import { headingIdTaken } from '../problems'
import type { HeadingContext } from './headings'

/** Creates unique ids. A heading without text gets one only if its author wrote it. */
export function createIds({ source, reporter }: Pick<HeadingContext, 'source' | 'reporter'>) {
  const slugger = new GithubSlugger()
  for (const id of SHELL_IDS) slugger.occurrences[id] = 0
  return (own: unknown, text: string, line = 1): string | undefined => {
    if (typeof own !== 'string' || own === '') {
      return text === '' ? undefined : slugger.slug(text) || slugger.slug('section')
    }
    const id = makeUnique(own, slugger)
    if (id !== own) {
      const isOfLayout = SHELL_IDS.includes(own)
      reporter.report('warn', headingIdTaken({ id: own, given: id, isOfLayout, file: source.path, line }))
    }
    return id
  }
}

function makeUnique(id: string, slugger: GithubSlugger): string {
  let unused = id
  for (let count = 1; Object.hasOwn(slugger.occurrences, unused); count++) unused = `${id}-${count}`
  slugger.occurrences[unused] = 0
  return unused
}
