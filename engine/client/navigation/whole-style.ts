let whole: Promise<unknown> | undefined

/**
 * A document has the style of its own page. This brings that of all pages, in the place where the document
 * names it, once. The dev server has all of it in each document.
 * @throws the error event where it does not come.
 */
export function wholeStyle(): typeof whole {
  const sheet = document.querySelector<HTMLLinkElement>('link[disabled]')
  if (sheet) {
    whole = new Promise((resolve, reject) => {
      sheet.onload = resolve
      sheet.onerror = reject
      sheet.disabled = false
    })
  }
  return whole
}
