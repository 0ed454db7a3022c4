import { asFence } from '../../../../kit/fences'
import { type BelowFence, fitsAnyScreen, type Highlighter, scrollRegion } from '../../../../kit/markdown'
import { escapeHtml } from '../../../../page/escape'
import type { Observation } from './observation'
import { type ObservedPart, partsOf } from './observation-text'

export interface PanelOptions {
  /** Unique name of the sample on its page. */
  name: string
  /** Beside its code, or below it, one fold is open from the start: the last, which has the output. */
  isBeside: boolean
}

/**
 * Renders what a sample was observed to do, as folds of which one at a time is open. The style sheet shows them as tabs
 * of the sample, so they work without script. Empty if there is nothing to show.
 */
export function observationPanel(
  observation: Observation,
  print: Highlighter['color'],
  { name, isBeside }: PanelOptions,
): BelowFence {
  const parts = partsOf(observation)
  if (parts.length === 0) return { html: '', markdown: '' }
  const groups = [...groupByCaption(parts)]
  const fold = (parts: Parts) =>
    foldOf(parts, print, `name="${name}"${isBeside && parts === groups.at(-1) ? ' open' : ''}`)
  const code = `<details class="observed-code" name="${name}" open><summary>Code</summary></details>`
  const folds = groups.map(fold).join('')
  return {
    html: isBeside
      ? `<div class="observed-parts observed-beside">${folds}</div>`
      : `<div class="observed-parts">${code}${folds}</div>`,
    markdown: parts.map(markdown).join('\n\n'),
  }
}

type Parts = [ObservedPart, ...ObservedPart[]]

/** All requests are in one tab, as is all output. The twin has them in the order of what happened. */
function groupByCaption(parts: ObservedPart[]): Iterable<Parts> {
  const groups = new Map<string, Parts>()
  for (const part of parts) {
    const group = groups.get(part.caption)
    if (group) group.push(part)
    else groups.set(part.caption, [part])
  }
  return groups.values()
}

/** A fold is closed at first, since its code is what most readers come for, but says how long it is. */
function foldOf(parts: Parts, print: Highlighter['color'], attributes: string): string {
  const [{ caption, isError }] = parts
  const mark = isError ? ' data-error=""' : ''
  const texts = parts.flatMap(({ text, body = '' }) => [text, body]).filter(Boolean)
  const lines = texts.join('\n').split('\n').length
  const summary = `<summary>${caption} <small>${lines}</small></summary>`
  const figures = parts.map((part) => figure(part, print)).join('')
  return `<details ${attributes}${mark}>${summary}${figures}</details>`
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
  return asFence(content, `${language || 'text'} title="${caption}"`)
}
