import type { Page } from '../page/types'

/** Brings the document's head in step with a page shown by client navigation. */
export function applyHead(page: Page): void {
  document.title = page.documentTitle
  setContent('meta[name="description"]', page.description)
  setContent('meta[name="keywords"]', page.keywords.join(', '))
  setContent('meta[property="og:title"]', page.documentTitle)
  setContent('meta[property="og:description"]', page.description)
  setContent('meta[property="og:url"]', page.canonical)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', page.canonical)
  const twin = document.querySelector('link[rel="alternate"][type="text/markdown"]')
  if (page.markdown) twin?.setAttribute('href', page.markdown)
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content)
}
