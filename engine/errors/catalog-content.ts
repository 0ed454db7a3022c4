import type { Problem } from './problem'
import { describe, joinOr, listNames } from './words'

interface Place {
  file: string
  line: number
}

export interface YamlComplaint {
  /** 1-based, in the YAML. */
  line: number
  reason: string
  expected: string
  received: string
  hint: string
}

/** `firstLine` is the line of the file where the YAML starts. */
export function malformedYaml(file: string, firstLine: number, complaint: YamlComplaint): Problem {
  const { line, reason, ...details } = complaint
  return { what: `This YAML cannot be read: ${reason}.`, file, line: firstLine + line - 1, ...details }
}

export function unclosedFrontMatter(file: string): Problem {
  return {
    what: 'The front matter has no end.',
    file,
    line: 1,
    expected: 'a line `---` after the last key',
    received: '`---` on the first line only',
    hint: 'Add a line `---` between the front matter and the text.',
  }
}

export function wrongFrontMatter(place: Place, key: string, expected: string, received: string): Problem {
  return {
    what: `The front-matter key \`${key}\` has a wrong value.`,
    ...place,
    expected,
    received,
    hint: `Set \`${key}\` to ${expected}, or remove it.`,
  }
}

/** A key inside a value: `last_update.day`. */
export function unknownFrontMatterPart(place: Place, key: string, near: string[], known: string[]): Problem {
  return {
    what: `The front-matter key \`${key}\` is not known.`,
    ...place,
    expected: joinOr(known),
    received: key,
    hint: near.length > 0 ? `Did you mean ${joinOr(near.map(code))}?` : `Remove \`${key}\`.`,
  }
}

export function mistypedFrontMatter(place: Place, key: string, near: string[]): Problem {
  return {
    what: `The front-matter key \`${key}\` looks mistyped.`,
    ...place,
    expected: joinOr(near),
    received: key,
    hint: `Did you mean ${joinOr(near.map(code))}?`,
  }
}

export function unknownFrontMatter(place: Place, key: string, known: string[]): Problem {
  return {
    what: `The front-matter key \`${key}\` is not known.`,
    ...place,
    expected: listNames(known, 40),
    received: key,
    hint: `Remove \`${key}\`, or set \`onUnknownFrontMatter\` to 'ignore' in the configuration.`,
  }
}

export function duplicateRoute(route: string, served: string, hidden: string): Problem {
  return {
    what: `Two files claim the route ${route}: ${served} and ${hidden}.`,
    file: hidden,
    expected: 'one file for each route',
    received: `${served} (served), ${hidden} (left out)`,
    hint: 'Rename one of the files, or give one a `slug` of its own.',
  }
}

export function duplicateDocId(id: string, first: string, second: string): Problem {
  return {
    what: `Two docs have the id ${describe(id)}: ${first} and ${second}.`,
    file: second,
    expected: 'an id that no other doc has',
    received: describe(id),
    hint: 'Rename one of the files, or change its front-matter key `id`.',
  }
}

/** The tag that the list of its pages is shown with, and where it stands first. */
export interface ShownTag {
  label: string
  file: string
}

export function sharedTagRoute(place: Place, route: string, label: string, shown: ShownTag): Problem {
  return {
    what: `Two tags share the list ${route}: ${describe(shown.label)} of ${shown.file} and ${describe(label)} of ${place.file}.`,
    ...place,
    expected: 'a list for each tag',
    received: `${describe(shown.label)} (shown), ${describe(label)} (under the same list)`,
    hint: `Write both the same way, or give one an address of its own: { label: ${describe(label)}, permalink: '/…' }`,
  }
}

/** `user` says who names the doc: `The sidebar 'docs'`. */
export function unknownDoc(
  place: Place,
  user: string,
  id: string,
  near: string[],
  existing: string[],
): Problem {
  return {
    what: `${user} names a doc that does not exist: ${describe(id)}.`,
    ...place,
    expected: `the id of one of the ${existing.length} docs: ${listNames([...new Set([...near, ...existing])])}`,
    received: describe(id),
    hint:
      near.length > 0
        ? `Did you mean ${joinOr(near.map(code))}?`
        : 'Write the doc, or remove it from the sidebar.',
  }
}

export function unknownSidebar(place: Place, id: string, near: string[], existing: string[]): Problem {
  return {
    what: `The front-matter key \`displayed_sidebar\` names a sidebar that does not exist: ${describe(id)}.`,
    ...place,
    expected: `the id of one of the ${existing.length} sidebars: ${listNames(existing)}`,
    received: describe(id),
    hint:
      near.length > 0 ? `Did you mean ${joinOr(near.map(code))}?` : 'Name one of them, or remove the key.',
  }
}

/** `key` is `pagination_prev` or `pagination_next`. */
export function unknownNeighbour(
  place: Place,
  key: string,
  id: string,
  near: string[],
  existing: string[],
): Problem {
  return {
    what: `The front-matter key \`${key}\` names a doc that does not exist: ${describe(id)}.`,
    ...place,
    expected: `the id of one of the ${existing.length} docs (${listNames([...new Set([...near, ...existing])])}), or null`,
    received: describe(id),
    hint:
      near.length > 0
        ? `Did you mean ${joinOr(near.map(code))}?`
        : 'Name one of them, null for no link, or remove the key.',
  }
}

/** The picture of a page's front matter. */
export function missingImage({ path, text }: { path: string; text: string }, image: string): Problem {
  const line = text.split('\n').findIndex((candidate) => candidate.startsWith('image:')) + 1
  return {
    what: `The front-matter key \`image\` names a picture that does not exist: ${describe(image)}.`,
    file: path,
    ...(line > 0 ? { line } : {}),
    expected: 'a file below `static`, one beside the page (./card.png), or a full address',
    received: describe(image),
    hint: 'Correct the path, or add the picture.',
  }
}

export function unfitFileName(file: string): Problem {
  return {
    what: 'The name of this file cannot be part of an address.',
    file,
    expected: 'a path without #, ?, % and \\',
    received: file,
    hint: 'Rename the file or its folder, or give the page a `slug`.',
  }
}

function code(name: string): string {
  return `\`${name}\``
}
