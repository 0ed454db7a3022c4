import { Children, isValidElement, type ReactNode } from 'react'
import { htmlOf, isBlank, nameOf, refuseProps } from './children'

/**
 * An ordered list as steps one below the other.
 * @throws Error for anything but one ordered list.
 */
export function Steps({ children, ...others }: { children?: ReactNode }) {
  refuseProps(others, 'an ordered list between its tags alone')
  const content = Children.toArray(children).filter((child) => !isBlank(child))
  const wrong = content.find((child, index) => index > 0 || !isOrderedList(child))
  if (content.length === 0) throw new Error(`it has nothing in it. ${FIX}`)
  if (wrong !== undefined) throw new Error(`it has ${describe(wrong)} in it. ${FIX}`)
  return <div className="step-list">{children}</div>
}

const FIX = 'Put one list with numbers into it, and indent what belongs to a step as far as its text.'

function isOrderedList(child: ReactNode): boolean {
  if (isValidElement(child) && child.type === 'ol') return true
  return /^\s*<ol[\s>][\s\S]*<\/ol>\s*$/.test(htmlOf(child) ?? '')
}

function describe(child: ReactNode): string {
  if (!isValidElement(child)) return `the text "${String(child)}"`
  const name = nameOf(child)
  return name.startsWith('<ol') ? 'more than a list' : name
}
