import {
  defineHastPlugin,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
} from 'satteri'

type Tag = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>

/** An expression without a value is no child, but what is before and after it is not joined into one block of HTML. */
const BREAK = { type: 'mdxFlowExpression' as const, value: '' }

/** Keeps the children of components apart, so that a component gets as many as the page has. */
export const separateChildren = defineHastPlugin({
  name: 'children',
  mdxJsxFlowElement: { filter: [], visit: separate },
  mdxJsxTextElement: { filter: [], visit: separate },
})

function separate({ name, children }: Tag, context: HastVisitorContext): void {
  if (name !== null && /^[a-z][^.]*$/.test(name)) return
  for (const child of children.slice(0, -1)) context.insertAfter(child, BREAK)
}
