import { Fragment } from 'react'
import { nameWords } from '../../page/name-words'

export interface TitleProps {
  text: string
}

/** Maximum length, in characters, of a title that fits on one line of any phone. */
const SHORT_TITLE = 11

/** The heading of a page. A long name may break before each of its words. */
export function Title({ text }: TitleProps) {
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
