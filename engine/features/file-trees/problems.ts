import type { Problem, SourceLocation } from '../../diagnostics/problem'

export function fileTreeNotAList(location: SourceLocation, received = 'something else'): Problem {
  return {
    what: 'This <FileTree> is not one list.',
    ...location,
    expected: 'one list with dashes between the tags, with nested lists for folders, and no attributes',
    received,
    hint: 'Write each file as "- name comment", with an empty line above and below the list.',
  }
}
