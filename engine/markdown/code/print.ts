import { escapeHtml } from '../../page/escape'
import { ENGLISH, phrase, type Words } from '../../page/words'
import type { CodeLink } from '../types'
import { escapePattern } from './magic-comments'
import { fitsAnyScreen, scrollRegion } from './scroll-region'
import type { Token } from './tokenize'

const ADD_LINE = 'code-block-add-line'
export const REMOVE_LINE = 'code-block-remove-line'
export const ERROR_LINE = 'code-block-error-line'
export const FOCUS_LINE = 'code-block-focus-line'
export const HIGHLIGHT_LINE = 'theme-code-block-highlighted-line'

export interface Line {
  tokens: Token[]
  classes: string[]
}

export interface Block {
  title?: string
  /** Display name of the language; empty for plain text. */
  label: string
  /** The first line's number; absent if lines are not numbered. */
  numbersFrom?: number
  lines: Line[]
  /** English if absent. */
  words?: Words['code'] | undefined
}

/** Returns a code block as HTML, serialized exactly as a browser would. */
export function printBlock(block: Block): string {
  const { title, label, numbersFrom, lines, words = ENGLISH.code } = block
  const language = label === '' ? '' : ` data-lang="${escapeHtml(label)}"`
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''
  const numbers = numbersFrom === undefined ? '' : ' data-numbers=""'
  const focus = lines.some(({ classes }) => classes.includes(FOCUS_LINE)) ? ' data-focus=""' : ''
  const isNarrow = numbersFrom === undefined && fitsAnyScreen(blockText(block))
  const wrap = button('data-code-wrap aria-pressed="false"', words.wrap)
  const copy = button('data-code-copy', words.copy)
  const tools = `<div class="code-tools">${isNarrow ? '' : wrap}${copy}</div>`
  const pre = `<pre${isNarrow ? '' : scrollRegion(blockName(block, words))}${numbers} translate="no">`
  return `<figure class="code"${language}${focus}>${caption}${tools}${pre}<code>${printLines(block)}</code></pre></figure>`
}

/** Readers with a pointer see a sign, and the word when they point to it. */
function button(attributes: string, word: string): string {
  const text = escapeHtml(word)
  return `<button type="button" ${attributes} title="${text}">${text}</button>`
}

function blockText({ lines }: Block): string {
  return lines.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n')
}

function blockName({ title, label }: Block, words: Words['code']): string {
  const kind = label === '' ? words.block : phrase(words.blockIn, { language: label })
  return title ? `${title}, ${kind}` : kind
}

/** Only lines with classes or numbers get an element; all others are merged. */
function printLines({ lines, numbersFrom }: Block): string {
  let html = ''
  let run: Token[] = []
  for (const [index, { tokens, classes }] of lines.entries()) {
    const end = index < lines.length - 1 ? [{ text: '\n', className: '' }] : []
    if (classes.length === 0 && numbersFrom === undefined) {
      run.push(...tokens, ...end)
      continue
    }
    html += printTokens(run) + printLine([...tokens, ...end], classes, numberOf(index, numbersFrom))
    run = []
  }
  return html + printTokens(run)
}

/** The style sheet counts from 1. Any other start is printed, since it would need a style attribute. */
function numberOf(index: number, numbersFrom = 1): string {
  return numbersFrom === 1 ? '' : ` data-n="${numbersFrom + index}"`
}

function printLine(tokens: Token[], classes: string[], number: string): string {
  const tag = elementOf(classes)
  const className = escapeHtml(['line', ...classes].join(' '))
  return `<${tag} class="${className}"${number}>${printTokens(tokens)}</${tag}>`
}

function elementOf(classes: string[]): string {
  if (classes.includes(REMOVE_LINE)) return 'del'
  return classes.includes(ADD_LINE) ? 'ins' : 'span'
}

export function printTokens(tokens: readonly Token[]): string {
  return mergeTokens(tokens)
    .map((token) => {
      const html = printLinks(token)
      return token.className === '' ? html : `<span class="${token.className}">${html}</span>`
    })
    .join('')
}

function printLinks({ text, links = [] }: Token): string {
  let at = 0
  const parts = links.map(({ from, to, href }) => {
    const before = escapeText(text.slice(at, from))
    at = to
    const name = escapeText(text.slice(from, to))
    const html =
      href === undefined
        ? `<mark class="code-mark">${name}</mark>`
        : `<a href="${escapeHtml(href)}">${name}</a>`
    return before + html
  })
  return parts.join('') + escapeText(text.slice(at))
}

/** Joins all lines into one run of tokens. */
export function joinLines(lines: readonly Token[][]): Token[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n', className: '' }, ...line]))
}

/** Adds links to the tokens that contain them. A linked name never spans several tokens. */
export function linkTokens(lines: Token[][], links: readonly CodeLink[]): Token[][] {
  let start = 0
  const linkToken = ({ text, className }: Token): Token => {
    const [first, end] = [start, start + text.length]
    start = end
    const own = links.filter(({ from, to }) => from >= first && to <= end)
    return { text, className, links: own.map((link) => move(link, -first)) }
  }
  return lines.map((line) => {
    const tokens = line.map(linkToken)
    // The line break.
    start += 1
    return tokens
  })
}

/** Marks texts in the tokens of one line. A text that spans several tokens is marked in parts. */
export function markTokens(line: Token[], texts: readonly string[]): Token[] {
  if (texts.length === 0) return line
  const code = line.map(({ text }) => text).join('')
  const found = [...code.matchAll(new RegExp(texts.map(escapePattern).join('|'), 'g'))]
  const marks = found.map(({ 0: text, index }) => ({ from: index, to: index + text.length }))
  let start = 0
  return line.map((token) => {
    const first = start
    start += token.text.length
    const own = marks.map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, start) }))
    const links = own.filter(({ from, to }) => from < to).map((mark) => move(mark, -first))
    return links.length === 0 ? token : { ...token, links }
  })
}

function move(link: CodeLink, by: number): CodeLink {
  return { ...link, from: link.from + by, to: link.to + by }
}

/** Merges adjacent tokens of one class. Whitespace has no color and joins the preceding token. */
export function mergeTokens(tokens: readonly Token[]): Token[] {
  const merged: Token[] = []
  for (const { text, className, links = [] } of tokens) {
    const last = merged.at(-1)
    const isBlank = /^\s*$/.test(text)
    if (last && (last.className === className || isBlank)) {
      if (links.length > 0)
        last.links = [...(last.links ?? []), ...links.map((link) => move(link, last.text.length))]
      last.text += text
    } else merged.push({ text, className: isBlank ? '' : className, ...(links.length > 0 ? { links } : {}) })
  }
  return merged
}

// Quotation marks are common in code and need no escape outside attributes.
function escapeText(text: string): string {
  return text.replace(/[&<>]/g, escapeHtml)
}
