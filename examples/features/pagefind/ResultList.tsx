import { Fragment, type MouseEvent } from 'react'
import { type FoundPage, piecesOf } from './search'

interface ResultListProps {
  name: string
  pages: readonly FoundPage[]
  follow(event: MouseEvent): void
}

/** The pages of an answer, each with the sections that have most of the words. */
export function ResultList({ name, pages, follow }: ResultListProps) {
  return (
    // biome-ignore lint/a11y: the links in it are what is clicked
    <ul className="pagefind-results" aria-label={name} onClick={follow}>
      {pages.map(({ url, title, sections }) => (
        <li key={url}>
          <b>{title}</b>
          {sections.map((section) => (
            <a key={section.url} href={section.url}>
              <span>{section.title}</span>
              <Excerpt html={section.excerpt} />
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Excerpt({ html }: { html: string }) {
  return (
    <small>
      {piecesOf(html).map(({ text, isMarked }, index) => (
        <Fragment key={index}>{isMarked ? <mark>{text}</mark> : text}</Fragment>
      ))}
    </small>
  )
}
