import GithubSlugger from 'github-slugger'
import { SHELL_IDS } from '../../page/ids'
import { headingIdTaken } from '../problems'
import type { HeadingContext } from './headings'

type Ids = Pick<HeadingContext, 'source' | 'reporter' | 'headingIds'>

/** Creates unique ids. A heading without text gets one only if its author wrote it. */
export function createIds({ source, reporter, headingIds }: Ids) {
  const slugger = new GithubSlugger()
  for (const id of SHELL_IDS) slugger.occurrences[id] = 0
  const ofText = (text: string) =>
    headingIds === 'vitepress' ? makeUnique(hyphenate(text) || 'section', slugger) : slugger.slug(text)
  return (own: unknown, text: string, line = 1): string | undefined => {
    if (typeof own !== 'string' || own === '') {
      return text === '' ? undefined : ofText(text) || slugger.slug('section')
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

/** What VitePress puts a hyphen in place of: blanks, and punctuation of ASCII and of quotations. */
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~“”‘’]+/

/** Returns the id that VitePress makes of a heading: `coverage.include` is `coverage-include`, and `é` is `e`. */
function hyphenate(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]|\p{Cc}/gu, '')
  const id = letters.split(BETWEEN_WORDS).filter(Boolean).join('-').toLowerCase()
  return /^\d/.test(id) ? `_${id}` : id
}
