import type { Problem } from '../../diagnostics/problem'
import { didYouMean, joinLong, joinOr } from '../../diagnostics/words'

interface Location {
  file: string
  line?: number
}

export function unknownComponent({
  name,
  similar,
  ...location
}: Location & { name: string; similar: string[] }): Problem {
  return {
    what: `The component <${name}> is not known.`,
    ...location,
    expected: 'a component that the page imports, or one that every page has',
    received: `<${name}>`,
    hint: didYouMean(
      similar.map((one) => `<${one}>`),
      'Import it from its file, or add it to `mdx-components.tsx` for all pages.',
      joinLong,
    ),
  }
}

export function componentFailed({
  name,
  lines,
  reason,
  cause,
  ...location
}: Location & {
  name: string
  /** Lines on which the component is used. Which one failed is unknown. */
  lines: readonly number[]
  reason: keyof typeof FAILURES
  cause: unknown
}): Problem {
  const where = [...new Set(lines)].map(String)
  const [why, hint] = FAILURES[reason](cause)
  return {
    what: `The component <${name}> failed: ${why}`,
    ...location,
    expected: 'a plain function of its props that returns React elements',
    received: where.length > 1 ? `<${name}>, on line ${joinOr(where)}` : `<${name}>`,
    hint,
  }
}

/** Reasons why a component fails, each with a hint. */
const FAILURES = {
  hook: () => [
    'it uses a React hook, but components of a page run at build time.',
    'Rename its file to *.island.tsx, so that it runs in the browser.',
  ],
  'not-a-function': () => [
    'it is not a plain function (a class, memo, forwardRef, lazy or a context).',
    'Make it a plain function, or rename its file to *.island.tsx, so that it runs in the browser.',
  ],
  endless: () => [
    'it contains itself endlessly.',
    'Make the recursion end: render something else when there is nothing left to show.',
  ],
  threw: (cause) => [
    cause instanceof Error ? cause.message : String(cause),
    'Correct the component, or what the page passes to it.',
  ],
} satisfies Record<string, (cause: unknown) => [why: string, hint: string]>

interface WrongProp extends Location {
  /** The tag that has the prop. */
  name: string
  prop: string
  received: string
}

export function propNotJson({ name, prop, received, ...location }: WrongProp): Problem {
  return {
    what: `The island <${name}> has a prop that cannot be sent to the browser: ${prop}`,
    ...location,
    expected: 'JSON: a string, a finite number, a boolean, null, a list or a plain object',
    received,
    hint: 'Pass data and let the island do the rest; content goes between the tags, as children.',
  }
}

/** Reports an invalid attribute of an HTML element. Event handlers work only in islands. */
export function wrongAttribute({ name, prop, received, ...location }: WrongProp): Problem {
  if (prop === 'style') return styleAsText({ name, received, ...location })
  const isHandler = /^on[A-Z]/.test(prop)
  return {
    what: `The element <${name}> has an attribute that cannot be sent to the browser: ${prop}`,
    ...location,
    expected: isHandler
      ? 'elements without handlers: the text of a page runs no script'
      : 'a string, a number or a boolean',
    received,
    hint: isHandler
      ? 'Move the element into a component in a file named *.island.tsx, which runs in the browser, and import that.'
      : 'Pass a string or a number.',
  }
}

function styleAsText({ name, received, ...location }: Omit<WrongProp, 'prop'>): Problem {
  return {
    what: `The style of <${name}> is a string.`,
    ...location,
    expected: 'an object, as in JSX',
    received: `style="${received}"`,
    hint: `Write style={{ ${styleObject(received)} }}`,
  }
}

/** Converts `color: red; margin-top: 0` to the content of an object literal. */
function styleObject(style: string): string {
  return [...style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)]
    .map(([, name = '', value = '']) => `${propertyOf(name)}: '${value.trim().replaceAll("'", "\\'")}'`)
    .join(', ')
}

function propertyOf(name: string): string {
  return name.startsWith('--') ? `'${name}'` : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

export function addressAsComponent({ address, ...location }: Location & { address: string }): Problem {
  return {
    what: `The URL of a file is used as a component: ${address}`,
    ...location,
    expected: 'a component; importing an image gives its URL',
    received: address,
    hint: 'Show it as an image: <img src={picture} alt="…" />, with the name that you import it as.',
  }
}

export function pageFailed({
  reason,
  isFormula = false,
  ...location
}: Location & { reason: string; isFormula?: boolean }): Problem {
  return {
    what: 'This page failed while it was rendered.',
    ...location,
    expected: 'expressions and exports that run at build time, without a browser',
    received: reason,
    hint: isFormula ? FORMULA : scriptRemedy(reason),
  }
}

const FORMULA = 'Add `math()` to `features` in the configuration, or write the formula inside `code`.'

const BROWSER = /^(?:window|document|navigator|location|localStorage|sessionStorage) is not defined$/

function scriptRemedy(reason: string): string {
  if (reason === 'require is not defined')
    return "Write the path in quotes, without a calculation, or import the file: import photo from './photo.png'"
  if (BROWSER.test(reason))
    return 'Put the code that needs the browser into a component in a file named *.island.tsx, and import that.'
  if (reason.endsWith(' is not defined'))
    return 'Import or export the name, or write a brace that is meant as text as \\{ or inside `code`.'
  return 'Correct the expression or the export that the message names.'
}
