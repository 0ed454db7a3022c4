import { parse as parseSelector, type Selector as Token } from 'css-what'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** Represents `[dir=rtl]` among the names of a document. */
export const RTL = 'dir=rtl'

/** One selector of a list, and the names without which it matches nothing: `.class` and `element`. */
export interface Selector {
  text: string
  names: string[]
  /** The alternatives inside each `:is()`, `:where()` and `:has()`, one of which must match. */
  choices: Choice[][]
}

export type Choice = Pick<Selector, 'names' | 'choices'>

export type StyleRule =
  | { selectors: Selector[]; body: string }
  /** Such as `@media`. */
  | { condition: string; rules: StyleRule[] }
  /** A rule that is kept or dropped as a whole, such as `@font-face`. */
  | { text: string }

const GROUP = /^(media|supports|container|layer|scope|starting-style)$/
/** Elements that browsers add implicitly, and those whose names scripts build from a number. */
const UNSPELLED = /^(html|head|body|tbody|colgroup|h[1-6])$/
const CHOICE = /^(is|where|has)$/

/** Reads a bundled style sheet. Rules nested in a style rule are part of its body. */
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

/** Returns the tokens of a selector; none for one that the parser does not know, so that its rule is kept. */
function tokensOf(text: string): readonly Token[] {
  // An escaped name is spelled differently in HTML and in scripts.
  if (text.includes('\\')) return []
  try {
    return parseSelector(text)[0] ?? []
  } catch {
    return []
  }
}

function choiceOf(tokens: readonly Token[]): Choice {
  return {
    names: tokens.flatMap(tokenNames),
    choices: tokens.flatMap((token) =>
      token.type === 'pseudo' && CHOICE.test(token.name) && Array.isArray(token.data)
        ? [token.data.map(choiceOf)]
        : [],
    ),
  }
}

function tokenNames(token: Token): string[] {
  if (token.type === 'tag') return UNSPELLED.test(token.name) ? [] : [token.name]
  if (token.type !== 'attribute') return []
  if (token.name === 'class' && token.action === 'element') return [`.${token.value}`]
  return token.name === 'dir' && token.action === 'equals' && token.value === 'rtl' ? [RTL] : []
}

export type HasName = (name: string) => boolean

/** Returns the rules that can match in a document with only these names, in their original order. */
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

/** Returns all names in selectors: `.class` and `element`. */
export function selectorNames(rules: readonly StyleRule[]): Set<string> {
  const inSelector = ({ names, choices }: Choice): string[] => [
    ...names,
    ...choices.flat().flatMap(inSelector),
  ]
  return new Set(
    rules.flatMap((rule) => {
      if ('text' in rule) return []
      return 'condition' in rule ? [...selectorNames(rule.rules)] : rule.selectors.flatMap(inSelector)
    }),
  )
}
