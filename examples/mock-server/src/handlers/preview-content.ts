import type { SignedInCall } from '../route'
import { highlightsOf } from '../search/entities'
import { termsOf } from '../search/terms'
import { findDocument } from './find-document'
import { positionIn } from './preview'

/** Serves a document's page for an iframe. Its highlights have ids such as `company_0`. */
export function previewContent({ state, fields }: SignedInCall): Response {
  const document = findDocument(state, fields.id)
  const { title, text } = document
  const highlights = highlightsOf(document, termsOf(fields.text ?? ''))
  let end = 0
  let body = ''
  for (const highlight of highlights) {
    const { category, offset, length } = highlight
    const id = `${category}_${positionIn(highlights, highlight)}`
    const marked = escaped(text.slice(offset, offset + length))
    body += `${escaped(text.slice(end, offset))}<span id="${id}" class="${category}">${marked}</span>`
    end = offset + length
  }
  body += escaped(text.slice(end))
  const page = `<!doctype html><html lang="en"><title>${escaped(title)}</title>${STYLE}<h1>${escaped(title)}</h1><p>${body}</p></html>`
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const STYLE =
  '<style>body{font:1rem/1.6 system-ui;margin:2rem;max-width:40rem}h1{font-size:1.25rem;line-height:1.3}.matchlocations{background:#fd6}.company,.person,.geo{border-bottom:2px solid #69c}</style>'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
