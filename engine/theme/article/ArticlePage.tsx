import { classNames } from '../class-names'
import type { PageProps } from '../pages/page-props'
import { Toc } from '../toc/Toc'
import { TocFold } from '../toc/TocFold'
import { ArticleFooter } from './ArticleFooter'
import styles from './ArticlePage.module.css'
import { Breadcrumbs } from './Breadcrumbs'
import { Pagination } from './Pagination'
import { UnlistedNotice } from './UnlistedNotice'

/** A page of text: a docs page or a standalone one. Islands of one page never live on in the next. */
export function ArticlePage({ page, body }: PageProps) {
  const toc = page.hideToc ? [] : page.toc
  return (
    <div className={classNames(styles.columns, toc.length > 0 && styles.withToc)}>
      <div className={styles.content}>
        <Breadcrumbs />
        <article className="prose" key={page.path}>
          {page.unlisted && <UnlistedNotice />}
          {!page.hideTitle && <h1>{page.title}</h1>}
          {toc.length > 0 && <TocFold items={toc} />}
          {body}
        </article>
        <ArticleFooter />
        <Pagination />
      </div>
      {toc.length > 0 && <Toc items={toc} key={page.path} />}
    </div>
  )
}
