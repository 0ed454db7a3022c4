import { Fragment, type ReactNode } from 'react'
import { nameWords } from '../../page/name-words'

export interface TitleProps {
  text: string
  /** The id that the author wrote, if any. */
  id?: string
  /** The heading with its formatting, of a page whose text opens with it. */
  children?: ReactNode
}

/** Maximum length, in characters, of a title that fits on one line of any phone. */
const SHORT_TITLE = 11

/** The heading of a page. A long name may break before each of its words. */
export function Title({ text, id, children }: TitleProps) {
  if (children !== undefined) return <h1 id={id}>{children}</h1>
  return (
    <h1>
      {nameWords(text, SHORT_TITLE).map((word, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </h1>
  )
}
