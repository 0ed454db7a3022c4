import type { HastNode, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'satteri'
import type { Problem } from '../../../../feature'
import type { CodeLink } from '../../../../kit/markdown'
import type { words } from '../../words'
import type { Owned } from '../model/lookup'
import { ambiguousExport, noExportNamed, severalExports, unknownExport } from '../problems'
import { type Reference, splitNames } from '../reference'

export type JsxElement = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>

/** The page in which a component is used. */
export interface PageContext {
  reference: Reference
  /** The prepared source, which positions refer to. */
  text: string
  /** Path of the page, with the base path. */
  path: string
  /** Reports a problem on a line (1-based). */
  report(problem: Problem, line: number): void
  /** Records that the page depends on an export. */
  ask(name: string): void
  /** Returns a code block as finished HTML. */
  highlight(code: string, line: number, more?: { links?: readonly CodeLink[]; title?: string }): string
  /** Ids already used by components on the page. */
  ids: Set<string>
  /** The types in the tables of the page that have been shown. */
  types: Set<string>
  words: (typeof words)['api']
}

/** One use of a component. */
export interface Use extends PageContext {
  component: string
  attributes: Readonly<Record<string, string>>
  children: readonly HastNode[]
  /** The source between the tags. */
  inner: string
  /** 1-based. */
  line: number
  /** Reports a problem on a line, by default the component's. */
  report(problem: Problem, line?: number): void
}

/** What replaces a component: in the page, and in its Markdown twin. */
export interface Shown {
  nodes: HastNode[]
  /** What comes after the paragraph below the component, if there is one. */
  belowLead?: HastNode[]
  twin: string
}

/** Returns undefined after reporting a problem. */
export type Show = (use: Use) => Shown | undefined

export function useOf(node: JsxElement, page: PageContext): Use {
  const line = node.position?.start.line ?? 1
  return {
    ...page,
    component: node.name ?? '',
    attributes: attributesOf(node),
    children: node.children,
    inner: innerOf(node, page.text),
    line,
    report: (problem, at = line) => page.report(problem, at),
  }
}

function innerOf({ name, position }: JsxElement, text: string): string {
  const whole = text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
  return whole
    .replace(new RegExp(`^<${name}(?:"[^"]*"|[^">])*>`), '')
    .replace(new RegExp(`</${name}>\\s*$`), '')
}

function attributesOf({ attributes }: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  )
}

/** True if a heading directly above already says what the component shows. */
export function isBelowHeading({ text, line }: Use): boolean {
  const above = text.split('\n').slice(0, line - 1)
  return above.findLast((one) => one.trim() !== '')?.startsWith('#') ?? false
}

/** Returns the exports that `of` names; reports one that does not exist, and returns undefined. */
export function exportsOf(use: Use): Owned[] | undefined {
  const { attributes, component, report } = use
  const names = splitNames(attributes.of ?? '')
  if (names.length === 0) {
    const received = attributes.of === undefined ? 'no `of`' : 'an empty `of`'
    report(noExportNamed(component, received))
    return undefined
  }
  const found = names.map((name) => findExport(name, use))
  const owned = found.filter((own) => own !== undefined)
  return owned.length === found.length ? owned : undefined
}

/** Returns the single export that `of` names. */
export function findNamed(use: Use): Owned | undefined {
  const { attributes, component, report } = use
  const [first, ...more] = exportsOf(use) ?? []
  if (more.length === 0) return first
  report(severalExports(component, attributes.of ?? ''))
  return undefined
}

/** Returns the export with this name; reports one that does not exist, and returns undefined. */
export function findExport(name: string, { reference, report, ask }: Use, line?: number): Owned | undefined {
  ask(name)
  const found = reference.find(name)
  if (found.kind === 'found') return found
  if (found.kind === 'ambiguous') report(ambiguousExport(name, found.ids), line)
  else {
    const packages = reference.packages.map((own) => own.name)
    report(unknownExport(name, found.similar(), packages), line)
  }
  return undefined
}
