import type { Problem } from '../../diagnostics/problem'
import { code, describe, didYouMean, joinOr, listNames } from '../../diagnostics/words'

interface Place {
  file: string
  line: number
}

export function undatedPost(file: string): Problem {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return {
    what: 'This post has no date.',
    file,
    line: 1,
    expected:
      'a date in the name of the file (2024-01-31-title.mdx), or in the front matter (date: 2024-01-31)',
    received: name,
    hint: 'Rename the file, or add a line `date:` to the front matter.',
  }
}

/** `map` is the file that the authors are in. */
export function unknownAuthor(
  place: Place,
  key: string,
  near: string[],
  existing: string[],
  map: string,
): Problem {
  return {
    what: `This post names an author that does not exist: ${describe(key)}.`,
    ...place,
    expected:
      existing.length > 0
        ? `one of the authors of ${map}: ${listNames([...new Set([...near, ...existing])])}`
        : `an author of ${map}, which has none`,
    received: describe(key),
    hint: didYouMean(near.map(code), `Add \`${key}\` to ${map}.`),
  }
}

/** `key` says whose it is: `anna.title`. */
export function wrongAuthor(place: Place, key: string, expected: string, received: string): Problem {
  const fault = received === 'nothing' ? 'is missing' : 'has a wrong value'
  return {
    what: `The key \`${key}\` of the authors ${fault}.`,
    ...place,
    expected,
    received,
    hint: received === 'nothing' ? `Set \`${key}\`.` : `Set \`${key}\` to ${expected}.`,
  }
}

export function unknownAuthorKey(place: Place, key: string, near: string[], known: string[]): Problem {
  return {
    what: `The key \`${key}\` of the authors is not known.`,
    ...place,
    expected: joinOr(known),
    received: key,
    hint: didYouMean(near.map(code), `Remove \`${key}\`.`),
  }
}

/** `place` is that of the second author. */
export function sharedAuthorPage(place: Place, route: string, first: string, second: string): Problem {
  return {
    what: `Two authors have the page ${route}: ${describe(first)} and ${describe(second)}.`,
    ...place,
    expected: 'a page for each author',
    received: describe(second),
    hint: `Give one of them another \`page.permalink\`.`,
  }
}

export function foreignAuthorImage(place: Place, key: string, url: string): Problem {
  return {
    what: `The picture of the author ${describe(key)} is on another host and is not shown: pages ask no host but their own.`,
    ...place,
    expected: "a picture of the site, such as '/img/anna.png'",
    received: url,
    hint: 'Save the picture below `static`, and name it by its path.',
  }
}
