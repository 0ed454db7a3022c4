/**
 * What a site's own components may import as `docwright/theme`: the parts that `theme.components` can replace, with
 * the types of their props, what a part knows about the site and the page, and what its scripts wait with.
 */
export { importScript } from '../client/import-script'
export { onPageShown } from '../client/navigation/page-shown'
export type { Footer as FooterData, Locale, Site } from '../page/site'
export type { PageProps, SitePage } from '../page/site-page'
export type { Breadcrumb, PageKind, PageLink, PageView, ShownPage, TocItem } from '../page/types'
export { CodeBlock, type CodeBlockProps } from './code/CodeBlock'
export { usePage, useShared, useSite, useWords } from './contexts'
export { Footer, type FooterProps } from './footer/Footer'
export { ArticleFooter, type ArticleFooterProps } from './layout/ArticleFooter'
export { Breadcrumbs, type BreadcrumbsProps } from './layout/Breadcrumbs'
export { NotFound, type NotFoundProps } from './layout/NotFound'
export { PageMenu, type PageMenuProps } from './layout/PageMenu'
export { Pagination, type PaginationProps } from './layout/Pagination'
export { Title, type TitleProps } from './layout/Title'
export { Toc, type TocProps } from './layout/Toc'
export { Navbar } from './navbar/Navbar'
export { type Token, token } from './tokens'
