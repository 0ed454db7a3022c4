import type { ReactNode } from 'react'
import type { ArticleSlot } from '../../feature'
import type { Site } from '../../page/site'
import type { PageView } from '../../page/types'
import { ArticleFooter } from './ArticleFooter'
import { Breadcrumbs } from './Breadcrumbs'
import { NotFound } from './NotFound'
import { Pagination } from './Pagination'
import { Title } from './Title'
import { Toc, TocFold } from './Toc'

interface LayoutProps {
  page: PageView
  site: Site
  /** The page's text. */
  children: ReactNode
  /** Renders what features add to a place of the page. */
  slot?: (where: ArticleSlot) => ReactNode
}

/** The content of `<main>`. Rendered only at build time: the only scripts of a page are those of its islands. */
export function Layout({ page, site, children, slot = () => null }: LayoutProps) {
  const { kind, title, hideTitle, ownFold } = page
  if (kind === 'not-found')
    return (
      <NotFound title={title} site={site}>
        {slot('near-pages')}
        {slot('near-pages:after')}
      </NotFound>
    )
  const heading = hideTitle ? null : <Title text={title} />
  const fold = ownFold ? null : <TocFold items={page.toc} />
  const below = heading && slot('title:after')
  if (kind === 'home') {
    return (
      <article className="prose home-prose">
        {heading ?? fold}
        {below}
        {children}
      </article>
    )
  }
  return (
    <Article page={page} site={site} slot={slot}>
      {heading}
      {below}
      {fold}
      {children}
    </Article>
  )
}

function Article({ page, site, children, slot }: Required<LayoutProps>) {
  return (
    <div className="columns">
      <div>
        <AboveArticle page={page} slot={slot} />
        {slot('article:before')}
        <article className="prose">
          {page.unlisted && <UnlistedNotice />}
          {page.textLanguage && <UntranslatedNotice />}
          {children}
        </article>
        {slot('article:after')}
        <ArticleFooter page={page} locale={site.locale} />
        <Pagination page={page} />
      </div>
      <Toc items={page.toc} />
    </div>
  )
}

function AboveArticle({
  page: { breadcrumbs, actions },
  slot,
}: Required<Pick<LayoutProps, 'page' | 'slot'>>) {
  if (breadcrumbs.length === 0 && actions.length === 0) return null
  return (
    <div className="above-article">
      <Breadcrumbs items={breadcrumbs} />
      {slot('breadcrumbs:after')}
    </div>
  )
}

/** Marked up like a warning admonition, whose styles it shares. */
function UnlistedNotice() {
  return (
    <div className="admonition admonition-warning" role="note" aria-label={WORDS.page.unlisted}>
      <p className="admonition-title">{WORDS.page.unlisted}</p>
      <p>{WORDS.page.unlistedText}</p>
    </div>
  )
}

function UntranslatedNotice() {
  return (
    <div className="admonition admonition-note" role="note">
      <p>{WORDS.page.untranslated}</p>
    </div>
  )
}
