import type { Problem } from './problem'

interface SourceText {
  path: string
}

/** The parser's own message, with its place moved into ours. */
export function malformedMarkdown(error: unknown, source: SourceText, text: string): Problem {
  const message = error instanceof Error ? error.message : String(error)
  const place = /^(\d+):(\d+): /.exec(message)
  const line = place ? Number(place[1]) : undefined
  const reason = plainReason(message)
  const received = line === undefined ? undefined : text.split('\n')[line - 1]?.trim()
  return {
    what: `This page is not valid MDX: ${reason}.`,
    file: source.path,
    ...(line === undefined ? {} : { line, column: Number(place?.[2]) }),
    expected: expectation(reason),
    ...(received ? { received } : {}),
    hint: remedy(reason, received),
  }
}

/** Without the parser's own place, code and names, which say nothing to an author. */
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
    hint:
      link.similar.length > 0
        ? `Did you mean ${link.similar.join(', or ')}?`
        : 'Correct the path, or remove the link.',
  }
}

export function unknownComponent(use: {
  name: string
  file: string
  line?: number
  similar: string[]
}): Problem {
  return {
    what: `The component <${use.name}> is not known.`,
    file: use.file,
    ...(use.line === undefined ? {} : { line: use.line }),
    expected: 'a component that the page imports, or one that every page has',
    received: `<${use.name}>`,
    hint:
      use.similar.length > 0
        ? `Did you mean <${use.similar.join('>, or <')}>?`
        : `Import it: import { ${use.name} } from '@site/components/${use.name}'`,
  }
}

export function componentFailed(use: {
  name: string
  file: string
  line?: number
  reason: string
  hint: string
}): Problem {
  return {
    what: `The component <${use.name}> failed: ${use.reason}`,
    file: use.file,
    ...(use.line === undefined ? {} : { line: use.line }),
    expected: 'a plain function of its props that gives React elements',
    received: `<${use.name}>`,
    hint: use.hint,
  }
}

export function propNotJson(use: {
  island: string
  prop: string
  received: string
  file: string
  line?: number
}): Problem {
  return {
    what: `The island <${use.island}> has a prop that cannot be sent to the browser: ${use.prop}`,
    file: use.file,
    ...(use.line === undefined ? {} : { line: use.line }),
    expected: 'JSON: a string, a finite number, a boolean, null, a list or a plain object',
    received: use.received,
    hint: 'Pass data and let the island make the rest of it; content goes between the tags, as children.',
  }
}

export function pageFailed(page: { file: string; reason: string }): Problem {
  return {
    what: 'This page failed while it was rendered.',
    file: page.file,
    expected: 'expressions and exports that run at build time, without a browser',
    received: page.reason,
    hint: 'Correct the expression or the export that the message names.',
  }
}

export function importFailed(use: {
  specifier: string
  file: string
  line?: number
  reason: string
}): Problem {
  return {
    what: `This import cannot be loaded: ${use.specifier}`,
    file: use.file,
    ...(use.line === undefined ? {} : { line: use.line }),
    expected: 'a module beside this file, one under @site/, or an installed package',
    received: use.reason,
    hint: 'Correct the path, or create the module.',
  }
}

export function mdxInMarkdown(use: { file: string; line: number; received: string }): Problem {
  return {
    what: 'This .md file uses MDX, which is plain text in Markdown.',
    file: use.file,
    line: use.line,
    expected: 'Markdown and HTML only, without components, import or export',
    received: use.received,
    hint: 'Rename the file to .mdx, or write what is meant as text inside `code`.',
  }
}

export function unknownAdmonition(use: {
  name: string
  file: string
  line: number
  similar: string[]
}): Problem {
  return {
    what: `This block has a kind that is not known, and is shown as it is written: :::${use.name}`,
    file: use.file,
    line: use.line,
    expected: 'note, tip, info, warning or danger after :::',
    received: use.name,
    hint:
      use.similar.length > 0
        ? `Did you mean ${use.similar.map((name) => `:::${name}`).join(', or ')}?`
        : 'Write one of the known kinds, or remove the colons.',
  }
}

export function headingIdTaken(heading: {
  id: string
  given: string
  /** True for an id of the frame around the article, false for one of another heading. */
  ofFrame: boolean
  file: string
  line: number
}): Problem {
  const owner = heading.ofFrame ? 'the page frame' : 'a heading above it'
  return {
    what: `The id of this heading already belongs to ${owner}: ${heading.id}`,
    file: heading.file,
    line: heading.line,
    expected: 'an id that nothing else on the page has',
    received: `{#${heading.id}}`,
    hint: `Choose another id. Until then the heading has the id ${heading.given}.`,
  }
}
