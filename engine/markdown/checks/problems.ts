import type { Problem } from '../../diagnostics/problem'
import { didYouMean, joinLong } from '../../diagnostics/words'
import type { Place } from './lines'

export function mdxInMarkdown(use: { file: string; line: number; received: string }): Problem {
  return {
    what: 'This .md file uses MDX, which is plain text in Markdown.',
    file: use.file,
    line: use.line,
    expected: 'Markdown and HTML only, without components, expressions, import or export',
    received: use.received,
    hint: "Rename the file to .mdx, or set `markdown.format: 'mdx'` for all .md files. What is meant as text goes inside `code`.",
  }
}

export function syntaxNotSupported(name: string, hint: string): Problem {
  return { what: `This page has ${name}, which is not supported.`, expected: 'Markdown, MDX or HTML', hint }
}

export function unclosedMark(mark: string, place: Place): Problem {
  return {
    what: `The mark of this quote has no end, so it is shown as written: ${mark}`,
    ...place,
    expected: 'a bracket at the end: > [!NOTE]',
    received: mark,
    hint: `Write ${mark}], or \\[ for a bracket that is text.`,
  }
}

export function emptyHeading(received: string, place: Place): Problem {
  return {
    what: 'This heading has no text.',
    ...place,
    expected: 'text after the marks: readers of a screen reader jump from heading to heading',
    received,
    hint: 'Write its text, or remove the line. \\# is a mark that is text.',
  }
}

export function secondId(received: string, place: Place): Problem {
  return {
    what: `Only the first name is the id of this heading: ${received}`,
    ...place,
    expected: 'one id without spaces: {#high-tide}',
    received,
    hint: 'Write hyphens in place of the spaces, or remove the names that are no id.',
  }
}

export function noTable(received: string, head: number, below: number, place: Place): Problem {
  return {
    what: `This is no table, and shown as text: its first row has ${head} cells, the line below ${below}.`,
    ...place,
    expected: 'a line of dashes with as many cells as the row above',
    received,
    hint: 'Add or remove cells: | --- | --- | for two columns. \\| is a bar that is text.',
  }
}

export function noDashes(received: string, place: Place): Problem {
  return {
    what: 'These rows are no table, and shown as text: no line of dashes is below the first one.',
    ...place,
    expected: '| --- | --- | below the first row, with as many cells',
    received,
    hint: 'Add that line. \\| is a bar that is text.',
  }
}

export function idWithoutHeading(id: string, place: Place): Problem {
  return {
    what: `This id belongs to no heading, so it is shown as written: ${id}`,
    ...place,
    expected: 'an id at the end of a heading: ## High tide {#high-tide}',
    received: id,
    hint: 'Write <a id="…"></a> where a link shall lead, or remove it. \\{ is a brace that is text.',
  }
}

export function emptyId(place: Place): Problem {
  return {
    what: 'The id of this heading is empty.',
    ...place,
    expected: 'a name: {#high-tide}',
    received: '{#}',
    hint: 'Write its name, or remove the braces.',
  }
}

export function unclosedTag(tag: string, place: Place): Problem {
  return {
    what: `This tag has no end, so it contains the rest of the page: <${tag}>`,
    ...place,
    expected: `</${tag}> where its content ends`,
    received: `<${tag}>`,
    hint: `Add </${tag}>, or write \\< for a sign that is text.`,
  }
}

export function noteWithoutText(name: string, place: Place): Problem {
  return {
    what: `This footnote has no text, so it is shown as written: [^${name}]`,
    ...place,
    expected: `a line [^${name}]: with its text`,
    received: `[^${name}]`,
    hint: `Write the text of the note below: [^${name}]: … Or \\[ for a bracket that is text.`,
  }
}

export function noteWithoutUse(name: string, place: Place): Problem {
  return {
    what: `Nothing refers to this footnote, so it is not shown: [^${name}]`,
    ...place,
    expected: `[^${name}] in the text`,
    received: `[^${name}]: without [^${name}]`,
    hint: `Write [^${name}] where the note belongs, or remove it.`,
  }
}

export function secondNote(name: string, place: Place): Problem {
  return {
    what: `Another text of this footnote is above, so this one is not shown: [^${name}]`,
    ...place,
    expected: 'one text for each footnote',
    received: `[^${name}]: for the second time`,
    hint: 'Give this note a name of its own, or remove it.',
  }
}

export function unclosedFence(place: Place): Problem {
  return {
    what: 'This block of code has no end, so the rest of the page is code.',
    ...place,
    expected: 'a line below with as many of the same characters',
    received: 'the end of the page',
    hint: 'Close the block where the code ends.',
  }
}

export function tooManyCells(row: string, head: number, cells: number, place: Place): Problem {
  return {
    what: `This row has ${cells} cells, and the first row of its table ${head}: what follows is not shown.`,
    ...place,
    expected: `${head} cells`,
    received: row,
    hint: 'Write a bar that divides no cells as \\|, also in code.',
  }
}

export function headingWithoutBlank(marks: string, title: string, place: Place): Problem {
  return {
    what: `This is no heading, and shown as text: ${marks}${title}`,
    ...place,
    expected: 'a blank between the marks of a heading and its text',
    received: marks + title,
    hint: `Write ${marks} ${title}, or \\${marks} for marks that are text.`,
  }
}

export function undefinedReference(
  reference: string,
  label: string,
  similar: string[],
  place: Place,
): Problem {
  return {
    what: `Nothing defines where this link leads, so it is shown as written: ${reference}`,
    ...place,
    expected: `a line such as [${label}]: ./page.md`,
    received: reference,
    hint: didYouMean(
      similar.map((name) => `[${name}]`),
      'Add that line, write [text](./page.md), or \\[ for a bracket that is text.',
      joinLong,
    ),
  }
}

export function secondDefinition(label: string, earlier: string, place: Place): Problem {
  return {
    what: `Another line above defines this link, so this one has no effect: [${label}]`,
    ...place,
    expected: 'one definition for each name',
    received: `[${label}]: for the second time, after ${earlier}`,
    hint: 'Give this definition a name of its own, or remove it.',
  }
}

export function linkWithBlank(link: string, destination: string, place: Place): Problem {
  return {
    what: `This is no link, and shown as written, since its destination has a blank: ${link}`,
    ...place,
    expected: 'a destination without blanks, or in angle brackets',
    received: destination,
    hint: `Write <${destination}> between the parentheses.`,
  }
}

export function malformedLink(link: string, place: Place): Problem {
  return {
    what: `This is no link, and shown as written: ${link}`,
    ...place,
    expected:
      '[text](./page.md), with a title [text](./page.md "title"), or with blanks [text](<./a page.md>)',
    received: link,
    hint: 'Close the title by the quotation mark that begins it, and the destination by >. Nothing follows a title.',
  }
}

export function hiddenBefore(marks: string, place: Place): Problem {
  return {
    what: `A character that nobody sees stands before these marks, so they are shown as text: ${marks}`,
    ...place,
    expected: 'the marks at the beginning of the line',
    received: `an invisible character, and ${marks}`,
    hint: 'Delete the line, and type it again.',
  }
}

export function reversedLink(link: string, shown: string, address: string, place: Place): Problem {
  return {
    what: `The brackets of this link are reversed, so it is shown as written: ${link}`,
    ...place,
    expected: 'the text in brackets, and the destination in parentheses',
    received: link,
    hint: `Write [${shown}](${address}).`,
  }
}
