/** Loaded only in a sandboxed frame, which has no origin: the browser refuses it the files of drawings. */

import { fetchUnlessSilent } from './fetch-unless-silent'

const USE = 'svg > use[href*="#"]'

/** Shows the drawings of this page and of those that follow. */
export function showDrawingsInFrame(): void {
  showDrawings()
  new MutationObserver(showDrawings).observe(document.body, { childList: true, subtree: true })
}

/** Puts each drawing itself in the place of the reference to its file. */
function showDrawings(): void {
  for (const use of document.querySelectorAll(USE)) {
    const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#')
    // So that no drawing is requested twice.
    use.removeAttribute('href')
    void fetchDrawing(file, id).then((drawing) => drawing && use.replaceWith(drawing), console.warn)
  }
}

async function fetchDrawing(file: string, id: string): Promise<Element | null> {
  const text = await (await fetchUnlessSilent(file)).text()
  // The style of the file is for when it is opened by itself, and the page's policy would refuse it.
  const svg = text.replace(/<style[\s\S]*?<\/style>/, '')
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').getElementById(id)
  drawing?.removeAttribute('id')
  return drawing
}
