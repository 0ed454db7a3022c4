import { type Problem, SiteError, type SourceLocation } from '../diagnostics/problem'
import { code, describe, didYouMean, joinOr, listNames, nearest, reasonOf } from '../diagnostics/words'

export function duplicateRoute(route: string, served: string, hidden: string): Problem {
  return {
    what: `Two files claim the route ${route}: ${served} and ${hidden}.`,
    file: hidden,
    expected: 'one file for each route',
    received: `${served} (served), ${hidden} (left out)`,
    hint: 'Rename one of the files, or give one a different `slug`.',
  }
}

export function secondCategory(hidden: string, used: string): Problem {
  return {
    what: `Two files describe one folder, of which this one is not read: ${hidden}`,
    file: hidden,
    expected: 'one _category_ file in a folder',
    received: `${hidden}, and ${used}, which is read`,
    hint: 'Move what it says into the other one, and remove it.',
  }
}

/** `taken` is the path of a file: `the data of docs/package.md`. */
export function pathOfFile(taken: string, file: string, page: string): Problem {
  return {
    what: `A page cannot be at the path of a file of another one: ${taken} is ${file}.`,
    file: page,
    expected: 'a path that is not the one of another page with .html, .json or .md',
    received: `${file}, and ${page}`,
    hint: 'Rename one of the files, or give one a different `slug`.',
  }
}

/** Reports a link that a feature adds to a sidebar, and that leads to no path of the site. */
export function linkOutside(
  feature: string,
  { label, href }: { label: string; href: string },
  basePath: string,
  location: SourceLocation | undefined,
): Problem {
  return {
    what: `\`sidebar\` of the feature ${describe(feature)} links ${describe(label)} to a path outside the site.`,
    ...location,
    expected: `a path that begins with the base path ${basePath}, or a link with \`external: true\``,
    received: describe(href),
    hint: 'Put `config.baseUrl`, which `setup` gets, before the route.',
  }
}

/** Reports a folder of pages that is above the site. `key` names it in the configuration. */
export function pagesAbove(key: string, folder: string, location: SourceLocation | undefined): Problem {
  return {
    what: `The key \`${key}\` names a folder above the site: ${folder}`,
    ...location,
    expected: 'a folder in the site, or beside it in its repository',
    received: describe(folder),
    hint: 'Name the folder that has the pages. All files below it are read.',
  }
}

interface RoutedFile {
  route: string
  path: string
}

/** Reports two pages whose routes differ only by case, or by how an accent is written. */
export function sameOnSomeDisks(first: RoutedFile, second: RoutedFile): Problem {
  return {
    what: `On macOS and Windows, two pages have the same file: ${first.route} and ${second.route}.`,
    file: second.path,
    expected: 'routes that differ by more than case and how accents are written',
    received: `${first.route} (${first.path}), ${second.route} (${second.path})`,
    hint: 'Give one of them another name or `slug`.',
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

/** `shown` is the label on the tag's list of pages, and the first file that uses it. */
export function sharedTagRoute(
  location: SourceLocation,
  route: string,
  label: string,
  shown: { label: string; file: string },
): Problem {
  return {
    what: `Two tags share the page ${route}: ${describe(shown.label)} in ${shown.file} and ${describe(label)} in ${location.file}.`,
    ...location,
    expected: 'a page for each tag',
    received: `${describe(shown.label)} (shown), ${describe(label)} (listed on the same page)`,
    hint: `Spell both the same way, or give one its own URL: { label: ${describe(label)}, permalink: '/…' }`,
  }
}

/** How each kind of thing is identified. */
const NAMED_BY = { author: 'key', doc: 'id', set: 'id', sidebar: 'id', version: 'name' }

interface UnknownName {
  /** What uses the name: `The list of versions`. */
  user: string
  kind: keyof typeof NAMED_BY
  name: string
  /** All names that exist. */
  known: readonly string[]
  /** Names that were probably meant. */
  near?: readonly string[]
  /** What may be written instead of a name. */
  alternative?: string
  /** What to do if no name is similar. */
  otherwise: string
}

/** Reports a name that does not exist on the site. */
export function unknownName(unknown: UnknownName): Problem {
  const { user, kind, name, known, near = nearest(name, known), alternative, otherwise } = unknown
  const names = listNames([...near, ...known])
  const existing =
    known.length > 0 ? [`the ${NAMED_BY[kind]} of one of the ${known.length} ${kind}s: ${names}`] : []
  return {
    what: `${user} names ${kind === 'author' ? 'an' : 'a'} ${kind} that does not exist: ${describe(name)}.`,
    expected: [...existing, ...(alternative ? [alternative] : [])].join(', or ') || `a ${kind} that exists`,
    received: describe(name),
    hint: didYouMean(near.map(code), otherwise),
  }
}

/** Reports an autogenerated item whose folder does not exist or contains no docs. */
export function emptyFolder(sidebar: string, dirName: string, near: string[], folders: string[]): Problem {
  const names = listNames([...near, ...folders])
  return {
    what: `The sidebar '${sidebar}' lists a folder that contains no docs: ${describe(dirName)}.`,
    expected: `a folder with docs, relative to the docs folder${names && `: ${names}`}`,
    received: describe(dirName),
    hint: didYouMean(near.map(code), 'Add a doc to the folder, or correct `dirName`.'),
  }
}

/** Reports an item of a list in the configuration that cannot be shown: the item as JSON, and its cause. */
export function itemFails(
  list: { item: string; key: string },
  item: unknown,
  cause: unknown,
  location?: SourceLocation,
): Problem {
  const problem: Partial<Problem> = cause instanceof SiteError ? cause.problem : { what: String(cause) }
  return {
    hint: `Correct the item, or remove it from \`${list.key}\`.`,
    ...problem,
    ...location,
    what: `${list.item} cannot be shown. ${problem.what}`,
    received: JSON.stringify(item),
  }
}

/** Reports an item for docs on a site without docs. `routes` are those of the site's pages. */
export function linkWithoutDocs(folders: string[], routes: string[]): Problem {
  const [route] = routes
  const docs = `at least one Markdown file in ${joinOr(folders)}`
  const write = `Write ${folders[0]}/intro.mdx`
  return {
    what: 'It links to docs, but this site has none.',
    expected: route === undefined ? docs : `${docs}, or a link to a page: ${listNames(routes)}`,
    hint:
      route === undefined ? `${write}.` : `${write}, or link to a page: { label: 'Start', to: '${route}' }.`,
  }
}

/** Reports the image in a page's front matter; `line` is 0 if it is not on a line of its own. */
export function missingImage({ file, line }: SourceLocation, image: string): Problem {
  return {
    what: `The front-matter key \`image\` names an image that does not exist: ${describe(image)}.`,
    file,
    ...(line > 0 ? { line } : {}),
    expected: 'a file under `static`, one next to the page (./card.png), or a full URL',
    received: describe(image),
    hint: 'Correct the path, or add the image.',
  }
}

export function unfitFileName(file: string): Problem {
  return {
    what: 'The name of this file cannot be part of a URL.',
    file,
    expected: 'a path without #, ?, %, \\, control characters, and .html at its end',
    received: file,
    hint: 'Rename the file or its folder, or give the page a `slug`.',
  }
}

/** Why a path of the site cannot be read: what it is, and what to do. */
const UNREADABLE = {
  file: ['this is not a readable file', 'Make it a file, or remove it.'],
  folder: ['this is not a readable folder', 'Create a folder with this name, and make it readable.'],
  name: ['its name is not UTF-8', 'Rename it.'],
  link: ['this symbolic link leads to nothing readable', 'Correct the link, or remove it.'],
  loop: ['this symbolic link leads to a folder that contains it', 'Remove the link.'],
  again: [
    'this symbolic link, in a folder that is itself linked, leads to a folder that another link leads to',
    'Remove the link.',
  ],
  device: ['this is a pipe, a socket or a device', 'Move it out of the site.'],
} as const

export type Unreadable = keyof typeof UNREADABLE

export function unreadable(file: string, why: Unreadable): Problem {
  const [received, hint] = UNREADABLE[why]
  return {
    what: `A part of the site cannot be read: ${received}.`,
    file,
    expected: 'files and folders, or links to them',
    received,
    hint,
  }
}

export function notText(file: string, line: number, isUtf8: boolean): Problem {
  return {
    what: 'This file is not text in UTF-8.',
    file,
    line,
    expected: 'text in UTF-8, without NUL bytes',
    received: isUtf8 ? 'a NUL byte' : 'bytes that are not UTF-8, such as Latin-1 or UTF-16',
    hint: isUtf8
      ? 'Remove the byte, or save the file as UTF-8.'
      : 'Save the file as UTF-8: every editor can.',
  }
}

export function patternAsName(file: string): Problem {
  return {
    what: 'The brackets in this path are no part of a route.',
    file,
    expected: 'letters, digits, - and _ in each pair of brackets: pages/[lang]/[name].tsx',
    received: file,
    hint: 'Rename the file or its folder.',
  }
}

/** `file` makes pages of data that `data` would export. */
export function noPagePaths(file: string, data: string): Problem {
  return {
    what: `This page stands for several, but nothing says which: ${file}`,
    file,
    expected: `${data}, which exports the data of each page by default`,
    received: 'no such file',
    hint: `Create ${data}, or rename the page so that its path has no brackets.`,
  }
}

export function noPageData(file: string): Problem {
  return {
    what: 'This module says nothing of the pages that it stands for: it has no default export.',
    file,
    expected: 'a default export: a list of objects, or a function that returns one',
    received: 'nothing',
    hint: "Add one, such as export default [{ name: 'rope' }].",
  }
}

export function wrongPagePath(file: string, part: string, received: unknown): Problem {
  return {
    what: `The data of a page has no \`${part}\`, which is a part of its route.`,
    file,
    expected: `a list of objects, each with a text \`${part}\``,
    received: describe(received),
    hint: `Give each object a \`${part}\`.`,
  }
}

/** `path` is the one that the data gives to the page. */
export function unfitPagePath(file: string, path: string, received: unknown): Problem {
  return {
    what: `The data of a page gives it a path that cannot be part of a URL: ${JSON.stringify(path.replace(/\.tsx$/, ''))}.`,
    file,
    expected:
      'up to 240 bytes without slashes, spaces, ?, #, %, control characters, a dot at the start, and .html at the end',
    received: describe(received),
    hint: 'Add a text for the path to the object, such as `slug`, and name the file after it: [slug].tsx.',
  }
}

export function samePagePath(file: string, path: string, both: readonly [unknown, unknown]): Problem {
  return {
    what: `Two objects in the data make the same page: ${path}.`,
    file,
    expected: 'another path for each object',
    received: both.map(describe).join(' and '),
    hint: 'Remove one of them, or give it another name.',
  }
}

/** `place` is where it was thrown, or the file. */
export function pagePathsFailed(place: Pick<Problem, 'file' | 'line'>, error: unknown): Problem {
  return {
    what: 'The function that returns the data of pages threw an error.',
    ...place,
    expected: 'a function that returns a list of objects, or a promise of one',
    received: error instanceof Error ? reasonOf(error) : `${describe(error)}, which is not an Error`,
    hint: 'Correct what the message names. If the data may be missing, catch the error and return an empty list.',
  }
}

/** `data` is a file for the module, which does not exist. */
export function dataWithoutModule(data: string, module: string): Problem {
  return {
    what: `This file has the data of pages, but nothing makes them: ${data}`,
    file: data,
    expected: `${module}, a component that gets the data of a page as its props`,
    received: 'no such file',
    hint: `Create ${module}, or remove the data. Markdown cannot make several pages.`,
  }
}

/** `pages` is the folder of pages. */
export function moduleOutsidePages(file: string, pages: string): Problem {
  return {
    what: `No pages are made by ${file}: the folder of docs has Markdown only.`,
    file,
    expected: `a module with brackets in its name below ${pages}`,
    received: file,
    hint: `Move it to ${pages}, with its data.`,
  }
}
