/** The word of a fence whose code twoslash would compile. Only what readers see of it is shown here. */
export const TWOSLASH = 'twoslash'

const CUT = /^\s*\/\/\s*---cut(?:-before)?---\s*$/
const CUT_AFTER = /^\s*\/\/\s*---cut-after---\s*$/
const CUT_START = /^\s*\/\/\s*---cut-start---\s*$/
const CUT_END = /^\s*\/\/\s*---cut-end---\s*$/
/** A question below a line, such as `//   ^?`, and a flag of the compiler. */
const QUESTION = /^\s*\/\/\s*(?:\^[?|]|\^{2,}).*$/
const FLAG = /^\s*\/\/\s*@(?!ts-|filename\b)\w+(?::.*|\s*)$/

/** Returns the 0-based lines that twoslash does not show: set-up that is cut off, questions about types, and flags. */
export function listTwoslashLines(lines: readonly string[]): Set<number> {
  const begin = lines.findLastIndex((line) => CUT.test(line))
  const after = lines.findIndex((line) => CUT_AFTER.test(line))
  const end = after === -1 ? lines.length : after
  const hidden = new Set<number>()
  let isCut = false
  for (const [index, line] of lines.entries()) {
    if (CUT_START.test(line)) isCut = true
    const isOutside = index <= begin || index >= end
    if (isOutside || isCut || QUESTION.test(line) || FLAG.test(line)) hidden.add(index)
    if (CUT_END.test(line)) {
      hidden.add(index)
      isCut = false
    }
  }
  return hidden
}
