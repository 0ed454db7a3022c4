import type { Highlighter } from '../../../../markdown/code/highlighter'
import { fitsAnyScreen, scrollRegion } from '../../../../markdown/code/scroll-region'
import type { BelowFence } from '../../../../markdown/plugins/below-fence'
import { escapeHtml } from '../../../../page/escape'
import type { Observation } from './observation'
import { type ObservedPart, observedParts } from './observation-text'

/** Renders the panel below a sample that shows its observation. Empty if there is none. */
export function observationPanel(observation: Observation, print: Highlighter['color']): BelowFence {
  const parts = observedParts(observation)
  return {
    html:
      parts.length === 0
        ? ''
        : `<div class="observed-parts">${parts.map((part) => fold(part, print)).join('')}</div>`,
    markdown: parts.map(markdown).join('\n\n'),
  }
}

/** A fold is closed at first, since its code is what most readers come for, but says how long it is. */
function fold(part: ObservedPart, print: Highlighter['color']): string {
  const { caption, text, body = '', isError } = part
  const mark = isError ? ' data-error=""' : ''
  const lines = [text, body].filter(Boolean).join('\n').split('\n').length
  const summary = `<summary>${caption} <small>${lines}</small></summary>`
  return `<details${mark}>${summary}${figure(part, print)}</details>`
}

function figure(part: ObservedPart, print: Highlighter['color']): string {
  const { caption, text, language, headers, body, bodyLanguage = '', isError } = part
  const mark = isError ? ' data-error=""' : ''
  return [
    `<figure class="code observed"${mark} aria-label="${caption}">`,
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
