import type { Problem } from '../../feature'
import type { SourceLocation } from '../../kit/diagnostics'

export function fileTreeNotAList(location: SourceLocation, received = 'something else'): Problem {
  return {
    what: 'This <FileTree> is not one list.',
    ...location,
    expected: 'one list with dashes between the tags, with nested lists for folders, and no attributes',
    received,
    hint: 'Write each file as "- name comment", with an empty line above and below the list.',
  }
}

/** Reports names that the parser has read as Markdown, such as `__init__.py`. */
export function fileNameAsMarkdown(location: { file: string; line: number }): Problem {
  return {
    what: 'A name in this <FileTree> is shown without some of its letters, since they are Markdown.',
    ...location,
    expected: 'names without underscores around words and without boxes, or in backticks',
    received: '__name__ or [x]',
    hint: 'Write the name in backticks: `__init__.py`.',
  }
}
