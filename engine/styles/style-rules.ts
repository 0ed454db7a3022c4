import { parse as parseSelector, type Selector as Token } from 'css-what'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** The name under which `[dir=rtl]` is among the names of a document. */
export const RTL = 'dir=rtl'

/** One selector of a list, and what it matches nothing without: `.class` and `element`. */
export interface Selector {
  text: string
  names: string[]
  /** Of each `:is()`, `:where()` and `:has()` the selectors in it, one of which must match. */
  choices: Choice[][]
}

export type Choice = Pick<Selector, 'names' | 'choices'>

export type StyleRule =
  | { selectors: Selector[]; body: string }
  /** Such as `@media`. */
  | { condition: string; rules: StyleRule[] }
  /** What stands or falls as a whole, such as `@font-face`. */
  | { text: string }

/** The media in which few readers see a page. */
export const SELDOM_MEDIA =
  'print,(scripting:none),(forced-colors:active),(prefers-contrast:more),(prefers-reduced-motion:reduce)'

const GROUP = /^(media|supports|container|layer|scope|starting-style)$/
/** Elements that browsers add by themselves, and those whose names scripts put together from a number. */
const UNSPELLED = /^(html|head|body|tbody|colgroup|h[1-6])$/
const CHOICE = /^(is|where|has)$/

/** Reads a style sheet as the bundler prints it. Rules that are nested in a style rule are part of its body. */
export function readRules(css: string): StyleRule[] {
  const sheet = postcss.parse(css.trim())
  sheet.walkComments((comment) => void comment.remove())
  return sheet.nodes.map(readRule)
}

function readRule(node: ChildNode): StyleRule {
  if (node.type === 'rule') {
    return { selectors: postcss.list.comma(node.selector).map(readSelector), body: bodyOf(node) }
  }
  if (node.type !== 'atrule' || !node.nodes) return { text: `${node};` }
  if (!GROUP.test(node.name)) return { text: `${node}` }
  return { condition: headOf(node), rules: node.nodes.map(readRule) }
}

function headOf({ name, params, raws }: AtRule): string {
  return `@${name}${raws.afterName ?? ''}${params}`
}

function bodyOf(rule: Rule): string {
  return `${rule.clone({ selector: '' })}`.trim().slice(1, -1)
}

function readSelector(text: string): Selector {
  return { text, ...choiceOf(tokensOf(text)) }
}

/** The tokens of a selector; none for one that the parser does not know, so that its rule stays. */
function tokensOf(text: string): readonly Token[] {
  // A name with an escape is spelled otherwise in HTML and in scripts.
  if (text.includes('\\')) return []
  try {
    return parseSelector(text)[0] ?? []
  } catch {
    return []
  }
}

function choiceOf(tokens: readonly Token[]): Choice {
  return {
    names: tokens.flatMap(nameOf),
    choices: tokens.flatMap((token) =>
      token.type === 'pseudo' && CHOICE.test(token.name) && Array.isArray(token.data)
        ? [token.data.map(choiceOf)]
        : [],
    ),
  }
}

function nameOf(token: Token): string[] {
  if (token.type === 'tag') return UNSPELLED.test(token.name) ? [] : [token.name]
  if (token.type !== 'attribute') return []
  if (token.name === 'class' && token.action === 'element') return [`.${token.value}`]
  return token.name === 'dir' && token.action === 'equals' && token.value === 'rtl' ? [RTL] : []
}

/** The rules that every reader may need with the first frame, and those of the media in which few see a page. */
export function bySeldomMedia(rules: readonly StyleRule[]): { usual: StyleRule[]; seldom: StyleRule[] } {
  const [usual, seldom] = [false, true].map((wanted) => rules.flatMap((rule) => inMedia(rule, wanted)))
  return { usual: usual ?? [], seldom: seldom ?? [] }
}

/** The rule for those of its media that are seldom, or that are not. */
function inMedia(rule: StyleRule, seldom: boolean): StyleRule[] {
  const media = 'condition' in rule && /^@media(.+)/s.exec(rule.condition)?.[1]
  if (!media) return seldom ? [] : [rule]
  const left = postcss.list.comma(media).filter((one) => isSeldom(one) === seldom)
  return left.length === 0 ? [] : [{ ...rule, condition: `@media ${left.join(',')}` }]
}

function isSeldom(media: string): boolean {
  return SELDOM_MEDIA.split(',').includes(media.replaceAll(' ', ''))
}

export type HasName = (name: string) => boolean

/** The rules that can match where there are only these names, in their order. */
export function criticalCss(rules: readonly StyleRule[], has: HasName): string {
  return rules.map((rule) => criticalRule(rule, has)).join('')
}

function criticalRule(rule: StyleRule, has: HasName): string {
  if ('text' in rule) return rule.text
  if ('condition' in rule) {
    const inner = criticalCss(rule.rules, has)
    return inner && `${rule.condition}{${inner}}`
  }
  const selectors = rule.selectors.filter((selector) => canMatch(selector, has))
  return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${rule.body}}`
}

function canMatch({ names, choices }: Choice, has: HasName): boolean {
  return names.every(has) && choices.every((choice) => choice.some((one) => canMatch(one, has)))
}

/** All names that rules ask for: `.class` and `element`. */
export function namesOf(rules: readonly StyleRule[]): Set<string> {
  const inSelector = ({ names, choices }: Choice): string[] => [
    ...names,
    ...choices.flat().flatMap(inSelector),
  ]
  return new Set(
    rules.flatMap((rule) => {
      if ('text' in rule) return []
      return 'condition' in rule ? [...namesOf(rule.rules)] : rule.selectors.flatMap(inSelector)
    }),
  )
}
