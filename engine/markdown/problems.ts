import { locateThrow } from '../diagnostics/locate-throw'
import type { Problem } from '../diagnostics/problem'
import { didYouMean, joinLong, reasonOf } from '../diagnostics/words'
import type { MarkdownSource } from './types'

interface SourceText {
  path: string
}

/** Reports the parser's own message, at its line in the source. */
export function malformedMarkdown(error: unknown, source: SourceText, text: string): Problem {
  const message = error instanceof Error ? error.message : String(error)
  const position = /^(\d+):(\d+): /.exec(message)
  const line = position ? Number(position[1]) : undefined
  const reason = plainReason(message)
  const received = line === undefined ? undefined : text.split('\n')[line - 1]?.trim()
  return {
    what: `This page is not valid MDX: ${reason}.`,
    file: source.path,
    ...(line === undefined ? {} : { line, column: Number(position?.[2]) }),
    expected: expectation(reason),
    ...(received ? { received } : {}),
    hint: remedy(reason, received),
  }
}

/** `plugin` is one of remark or rehype. */
export function pluginFailed(plugin: string, file: string, error: unknown, line?: number): Problem {
  return {
    what: `The plugin ${plugin} failed on this page: ${reasonOf(error)}`,
    file,
    ...(line === undefined ? {} : { line }),
    expected: 'a plugin that changes the tree, and returns nothing or another tree',
    received: reasonOf(error),
    hint: 'Update the plugin, correct its options, or take it out of `markdown.plugins`.',
  }
}

/** Reports what was thrown by a plugin that the site or one of its features adds. */
export function addedFailed(error: unknown, { file, path }: Pick<MarkdownSource, 'file' | 'path'>): Problem {
  const thrown = locateThrow(error, file.slice(0, -path.length - 1))
  return {
    what: 'A plugin of Markdown failed on this page.',
    file: path,
    expected: 'plugins that return nothing, or another node',
    received: thrown ? `${reasonOf(error)}, thrown at ${thrown.file}:${thrown.line}` : reasonOf(error),
    hint: 'Correct the plugin, or take it out of `markdown.plugins`, or of the feature that adds it.',
  }
}

export function addsSyntax(plugin: string, file: string): Problem {
  return {
    what: `The plugin ${plugin} adds syntax to the parser of remark, which does not parse this page.`,
    file,
    expected: 'a plugin that changes the tree',
    received: plugin,
    hint: 'Take it out of `markdown.plugins`; docs/compatibility.md says what to use in its place.',
  }
}

export function pluginMessage(message: {
  plugin: string
  file: string
  reason: string
  line: number | undefined
}): Problem {
  const { plugin, file, reason, line } = message
  return {
    what: `The plugin ${plugin} says of this page: ${reason}`,
    file,
    ...(line === undefined ? {} : { line }),
    expected: 'a page that the plugin has nothing to say about',
    received: reason,
    hint: 'Correct the page, or the options of the plugin in `markdown.plugins`.',
  }
}

/** Removes the parser's positions, codes and internal names, which do not help an author. */
function plainReason(message: string): string {
  return message
    .replace(/^\d+:\d+: /, '')
    .replace(/ \((?:mdx-jsx|mdxjs-rs|mdx)[\w:-]*\)$/, '')
    .replace(/ \(note: .*\)$/, '')
    .replace(/ \(\d+:\d+\)$/, '')
    .replace(/^Could not parse esm with oxc: /, 'an import or export is not valid JavaScript, ')
    .replace(/^Could not parse expression with oxc: /, 'an expression is not valid JavaScript, ')
}

function expectation(reason: string): string {
  if (/closing tag/.test(reason)) return 'every tag closed, in the order it was opened'
  if (/expression|brace/.test(reason)) return 'a complete JavaScript expression between { and }'
  if (/import or export/.test(reason)) return 'import and export statements that are valid JavaScript'
  return 'text, Markdown, or a complete JSX tag'
}

function remedy(reason: string, received = ''): string {
  const address = /<((?:https?:\/\/|mailto:)[^<>\s]+|[^<>\s@]+@[^<>\s@]+)>/.exec(received)?.[1]
  if (address !== undefined && /`<`|name/.test(reason))
    return `Write [text](url): [${address}](${linkTo(address)})`
  if (/closing tag/.test(reason)) return 'Add the closing tag, or write the tag with /> if it has no content.'
  if (/expression|brace/.test(reason)) return 'Write a brace that is meant as text as \\{ or inside `code`.'
  if (/import or export/.test(reason))
    return 'Correct the statement; text that begins with import or export needs another first word.'
  if (/<[a-z][^<>]*=\s*[^\s"'{]/i.test(received))
    return 'Write the value of each attribute in quotes: name="value".'
  return 'Write a < that is meant as text as \\< or inside `code`.'
}

function linkTo(address: string): string {
  return /^(?:https?:|mailto:)/.test(address) ? address : `mailto:${address}`
}

export function brokenMarkdownLink(link: {
  url: string
  file: string
  line: number
  similar: string[]
}): Problem {
  return {
    what: `This link names a Markdown file that does not exist: ${link.url}`,
    file: link.file,
    line: link.line,
    expected: 'the path of a file, relative to this one, to the docs folder, or from @site/',
    received: link.url,
    hint: didYouMean(link.similar, 'Correct the path, or remove the link.', joinLong),
  }
}

/** @param named The file that the link means. */
export function linkWithoutEnding(
  { url, ...location }: { url: string; file: string; line: number },
  named: string,
): Problem {
  return {
    what: `This link names a file without its ending, so that it depends on the address of its page: ${url}`,
    ...location,
    expected: 'the path of a file with .md or .mdx, or an address that begins with /',
    received: url,
    hint: `Write ${named}.`,
  }
}

export function unknownAdmonition(use: {
  name: string
  file: string
  line: number
  similar: string[]
}): Problem {
  return {
    what: `This block is of an unknown kind and is shown as written: :::${use.name}`,
    file: use.file,
    line: use.line,
    expected: 'note, tip, info, warning, danger, details or code-group after :::',
    received: use.name,
    hint: didYouMean(
      use.similar.map((name) => `:::${name}`),
      'Write one of the known kinds, or remove the colons.',
      joinLong,
    ),
  }
}

export function unknownAlert(use: { name: string; file: string; line: number; similar: string[] }): Problem {
  return {
    what: `This quote begins with the mark of an unknown kind and is shown as written: [!${use.name}]`,
    file: use.file,
    line: use.line,
    expected: 'NOTE, TIP, INFO, WARNING or DANGER after [!',
    received: use.name,
    hint: didYouMean(
      use.similar.map((name) => `[!${name.toUpperCase()}]`),
      'Write one of the known kinds, or \\[ for a bracket that is text.',
      joinLong,
    ),
  }
}

/** Reports the end of a container that nothing began. */
export function strayMark({ file, line }: { file: string; line: number }): Problem {
  return {
    what: 'This line of colons ends nothing and is shown as text.',
    file,
    line,
    expected: 'a ::: with a name above it, with as many colons, or fewer, and no other end',
    received: ':::',
    hint: 'Remove the line, or write more colons around a block that has others in it: they end at the same line otherwise.',
  }
}

export function unclosedAdmonition({
  name,
  file,
  line,
}: {
  name: string
  file: string
  line: number
}): Problem {
  return {
    what: `This block has no end, so it contains everything below: :::${name}`,
    file,
    line,
    expected: 'a line with as many colons, and nothing else, where the block ends',
    received: `:::${name}`,
    hint: 'Write ::: below the last line of the block. A block around others needs more colons than they have.',
  }
}

/** Reports HTML without its end: everything below belongs to it, and is not shown. */
export function hidesRest(opening: string, end: string, file: string, line: number): Problem {
  return {
    what: `This has no end, so nothing below it is shown: ${opening}`,
    file,
    line,
    expected: `${end} where it ends`,
    received: `${opening} without ${end}`,
    hint: `Write ${end} behind it, or remove ${opening}.`,
  }
}

export function headingIdTaken(heading: {
  id: string
  given: string
  /** True if the layout around the article uses the id, false if another heading does. */
  isOfLayout: boolean
  file: string
  line: number
}): Problem {
  const owner = heading.isOfLayout ? 'the page layout' : 'a heading above it'
  return {
    what: `The id of this heading already belongs to ${owner}: ${heading.id}`,
    file: heading.file,
    line: heading.line,
    expected: 'an id that nothing else on the page has',
    received: `{#${heading.id}}`,
    hint: `Choose another id. Until then the heading has the id ${heading.given}.`,
  }
}

type Place = Required<Pick<Problem, 'file' | 'line'>>

export function emptyLink(place: Place): Problem {
  return {
    what: 'This link leads nowhere, since nothing is between its parentheses.',
    ...place,
    expected: 'a page, a file, a heading such as #tides, or a URL',
    received: 'a link without a destination',
    hint: 'Write its destination, or remove the brackets. \\[ is a bracket that is text.',
  }
}
