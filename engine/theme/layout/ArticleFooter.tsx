import { readableDay } from '../../page/escape'
import type { Locale } from '../../page/site'
import type { PageView } from '../../page/types'
import { phrase } from '../../page/words'

export interface ArticleFooterProps {
  page: PageView
  locale: Locale
}

/** Facts about a page below its text, and the links that its menu lacks. */
export function ArticleFooter({ page, locale }: ArticleFooterProps) {
  const { tags, lastUpdated, lastUpdatedBy } = page
  const inMenu = new Set(page.actions.map(({ type }) => type))
  const editUrl = inMenu.has('edit') ? undefined : page.editUrl
  const markdown = inMenu.has('markdown') ? undefined : page.markdown
  const [beforeDate, afterDate] = (
    lastUpdatedBy ? phrase(WORDS.page.updatedBy, { author: lastUpdatedBy }) : WORDS.page.updated
  ).split('{date}')
  if (tags.length === 0 && !lastUpdated && !editUrl && !markdown) return null
  return (
    <footer className="article-footer">
      {tags.length > 0 && (
        <div className="article-tags">
          <b>{WORDS.page.tags}</b>
          <ul>
            {tags.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {lastUpdated && (
        <p>
          {beforeDate}
          <bdi>
            <time dateTime={lastUpdated}>{readableDay(lastUpdated, locale.htmlLang, locale.calendar)}</time>
          </bdi>
          {afterDate}
        </p>
      )}
      {editUrl && (
        <p>
          <a href={editUrl}>{WORDS.page.edit}</a>
        </p>
      )}
      {markdown && (
        <p>
          <a href={markdown}>{WORDS.page.markdown}</a>
        </p>
      )}
    </footer>
  )
}
