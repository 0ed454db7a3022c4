import { Children, isValidElement, type ReactNode } from 'react'
import { childHtml, isBlankChild, refuseProps } from './children'

/**
 * Shows an ordered list as steps.
 * @throws Error for anything but a single ordered list.
 */
export function Steps({ children, ...others }: { children?: ReactNode }) {
  refuseProps(others, 'only an ordered list between its tags')
  const [list, ...more] = Children.toArray(children).filter((child) => !isBlankChild(child))
  if (!isOrderedList(list) || more.length > 0) throw new Error(`its content is not one ordered list. ${FIX}`)
  return <div className="step-list">{children}</div>
}

const FIX = 'Put one numbered list into it, and indent the content of each step as far as its text.'

function isOrderedList(child: ReactNode): boolean {
  if (isValidElement(child) && child.type === 'ol') return true
  return /^\s*<ol[\s>][\s\S]*<\/ol>\s*$/.test(childHtml(child) ?? '')
}
