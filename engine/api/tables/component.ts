import type { HastNode, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'satteri'
import type { Problem } from '../../diagnostics/problem'
import type { CodeLink } from '../../markdown/code/tokenize'
import type { Reference } from '../reference'

export type JsxElement = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>

/** The page in which a component stands. */
export interface PageContext {
  reference: Reference
  /** The prepared source, which positions count in. */
  text: string
  /** Relative to the site's root, for messages. */
  file: string
  /** Path of the page, with the base path. */
  path: string
  report(problem: Problem): void
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
  line: number
}

/** What stands in place of a component: in the page, and in its Markdown twin. */
export interface Shown {
  nodes: HastNode[]
  twin: string
}

/** Shows nothing where it has reported a problem. */
export type Show = (use: Use) => Shown | undefined

export function useOf(node: JsxElement, page: PageContext): Use {
  return {
    ...page,
    component: node.name ?? '',
    attributes: attributesOf(node),
    children: node.children,
    inner: innerOf(node, page.text),
    line: node.position?.start.line ?? 1,
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
