import type { HastNode, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'satteri'
import type { Problem } from '../../diagnostics/problem'
import type { CodeLink } from '../../markdown/code/tokenize'
import type { Owned } from '../model/lookup'
import { ambiguousExport, noExportNamed, severalExports, unknownExport } from '../problems'
import { namesOf, type Reference } from '../reference'

export type JsxElement = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>

/** The page in which a component stands. */
export interface PageContext {
  reference: Reference
  /** The prepared source, which positions count in. */
  text: string
  /** Path of the page, with the base path. */
  path: string
  /** Reports a problem of a line (1-based). */
  report(problem: Problem, line: number): void
  /** Notes that the page depends on an export. */
  ask(name: string): void
  /** A code block as finished HTML. */
  highlight(code: string, line: number, links?: readonly CodeLink[]): string
  /** Ids that components of the page have given out. */
  ids: Set<string>
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
  /** Reports a problem of a line, by default that of the component. */
  report(problem: Problem, line?: number): void
}

/** What stands in place of a component: in the page, and in its Markdown twin. */
export interface Shown {
  nodes: HastNode[]
  twin: string
}

/** Shows nothing where it has reported a problem. */
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

/** The exports that `of` names; undefined where one is not found, which is reported. */
export function exportsOf(use: Use): Owned[] | undefined {
  const { attributes, component, report } = use
  const names = namesOf(attributes.of ?? '')
  if (names.length === 0) {
    const received = attributes.of === undefined ? 'no `of`' : 'an empty `of`'
    report(noExportNamed(component, received))
    return undefined
  }
  const found = names.map((name) => findExport(name, use))
  const owned = found.filter((own) => own !== undefined)
  return owned.length === found.length ? owned : undefined
}

/** The one export that `of` names. */
export function exportOf(use: Use): Owned | undefined {
  const { attributes, component, report } = use
  const [first, ...more] = exportsOf(use) ?? []
  if (more.length === 0) return first
  report(severalExports(component, attributes.of ?? ''))
  return undefined
}

/** The export of that name; undefined where there is none, which is reported. */
export function findExport(name: string, { reference, report, ask }: Use, line?: number): Owned | undefined {
  ask(name)
  const found = reference.find(name)
  if (found.kind === 'found') return found
  if (found.kind === 'ambiguous') report(ambiguousExport(name, found.ids), line)
  else {
    const packages = reference.packages.map((own) => own.name)
    report(unknownExport(name, found.similar, packages), line)
  }
  return undefined
}
