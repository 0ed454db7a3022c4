import type { Problem } from '../../feature'
import { code, describe, listNames, reasonOf } from '../../kit/wording'

const FONT_HINT = "Name a TrueType or OpenType font of the site: `socialCards({ font: 'fonts/title.ttf' })`."

export function notAFont(file: string, error: unknown): Problem {
  return {
    what: `The font of the social cards cannot be read: ${file}`,
    file,
    expected: 'a TrueType or OpenType font (.ttf, .otf)',
    received: reasonOf(error),
    hint: FONT_HINT,
  }
}

/** Reports that the font lacks letters of a page's title. */
export function untitledCard(file: string, title: string, letters: readonly string[]): Problem {
  return {
    what: `The social card of this page has no title: its font cannot draw ${describe(title)}.`,
    file,
    expected: 'a font with every letter of the title',
    received: `a font without ${listNames(letters.map(code))}`,
    hint: FONT_HINT,
  }
}

export function cardFailed(file: string, error: unknown): Problem {
  return {
    what: 'The social card of this page cannot be drawn.',
    file,
    received: reasonOf(error),
    hint: 'Give the page an `image` in its front matter, or leave out `socialCards()`.',
  }
}
