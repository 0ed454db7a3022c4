import { defineMdastPlugin, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri'

/** A component's tag, as a range of the prepared source. */
export interface ComponentTag {
  from: number
  to: number
  /** The component's name; absent for an end tag and for a fragment. */
  name?: string
  /** The first `label` or `title` of the tag that is a string. */
  caption?: string
  /** The caption's target, as written: a literal `href`. */
  href?: string
  /** False for a component within a paragraph. */
  isBlock: boolean
  /** True if the content follows the tag directly. */
  isFollowed: boolean
}

type JsxElement = Readonly<MdxJsxFlowElement | MdxJsxTextElement>

const CAPTIONS = ['label', 'title']

const HTML_ELEMENT = /^[a-z][^.]*$/

/** Only whitespace and blockquote markers may come between the end of a start tag and its content. */
const TAG_END = />[ \t]*(?:\n[ \t>]*)*$/

/**
 * Collects the tags of components, without their content. HTML elements are left out, since they are valid Markdown.
 */
export function collectTags(text: string, tags: ComponentTag[]) {
  const note = (node: JsxElement) => {
    if (!HTML_ELEMENT.test(node.name ?? '')) tags.push(...tagsOf(node, text))
  }
  return defineMdastPlugin({
    name: 'component tags',
    options: { position: true },
    mdxJsxFlowElement: note,
    mdxJsxTextElement: note,
  })
}

function tagsOf(node: JsxElement, text: string): ComponentTag[] {
  const { name, children, position, type } = node
  const from = position?.start.offset
  const end = position?.end.offset
  if (from === undefined || end === undefined) return []
  const content = children[0]?.position?.start.offset ?? end
  const to = from + text.slice(from, content).search(TAG_END) + 1
  const caption = firstText(node, name === 'Badge' ? ['text', ...CAPTIONS] : CAPTIONS)
  const href = caption && firstText(node, ['href'])
  const isBlock = type === 'mdxJsxFlowElement'
  const start: ComponentTag = {
    from,
    to,
    ...(name ? { name } : {}),
    ...(caption ? { caption } : {}),
    ...(href ? { href } : {}),
    isBlock,
    isFollowed: to === content && to < end,
  }
  if (to === end) return [start]
  return [start, { from: text.lastIndexOf('<', end - 1), to: end, isBlock, isFollowed: false }]
}

/** Returns the first of these attributes that is a string. */
function firstText({ attributes }: JsxElement, names: readonly string[]): string | undefined {
  return attributes
    .flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute] : []))
    .filter(({ name }) => names.includes(name))
    .map(({ value }) => value)
    .find((value) => typeof value === 'string')
}
