import type { BelowFence } from '../../markdown/below-fence'
import type { CodeHighlighter } from '../../markdown/blocks'
import { fitsAnyScreen, scrollRegion } from '../../markdown/code/scroll-region'
import { escapeHtml } from '../../page/escape'
import type { Observation } from './observation'
import { type ObservedPart, observedParts } from './observation-text'

/** Prints code as tokens of colour. */
export type PrintCode = (code: string, language: string) => string

/** What stands below a sample: what it was seen to do. Nothing for a sample that does nothing to be seen. */
export function observationPanel(observation: Observation, print: PrintCode): BelowFence {
  const parts = observedParts(observation)
  return {
    html: parts.map((part) => figure(part, print)).join(''),
    markdown: parts.map(markdown).join('\n\n'),
  }
}

/** Colours by the highlighter of the site's code blocks. */
export function codePrinter({ highlight }: CodeHighlighter): PrintCode {
  return (code, language) => {
    if (language === '') return escapeHtml(code)
    const { html } = highlight({ code, lang: language, file: '', line: 1 })
    return html.slice(html.indexOf('<code>') + '<code>'.length, html.lastIndexOf('</code>'))
  }
}

function figure(part: ObservedPart, print: PrintCode): string {
  const { caption, text, language, headers, body, bodyLanguage = '', isError } = part
  const mark = isError ? ' data-error=""' : ''
  return [
    `<figure class="code observed"${mark}><figcaption>${caption}</figcaption>`,
    pre(caption, text, print(text, language)),
    headers
      ? `<details><summary>Headers</summary>${pre('Headers', headers, escapeHtml(headers))}</details>`
      : '',
    body ? pre('Body', body, print(body, bodyLanguage)) : '',
    '</figure>',
  ].join('')
}

function pre(name: string, text: string, html: string): string {
  const region = fitsAnyScreen(text) ? '' : scrollRegion(name)
  return `<pre${region} translate="no"><code>${html}</code></pre>`
}

function markdown({ caption, language, text, headers, body }: ObservedPart): string {
  const content = [[text, headers].filter(Boolean).join('\n'), body].filter(Boolean).join('\n\n')
  const ticks = '`'.repeat(Math.max(3, ...[...content.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${ticks}${language || 'text'} title="${caption}"\n${content}\n${ticks}`
}
