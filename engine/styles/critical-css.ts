import type { Choice, StyleRule } from './style-rules'

export type HasName = (name: string) => boolean

/** The rules that can match where there are only these names, in their order. */
export function neededStyle(rules: readonly StyleRule[], has: HasName): string {
  return rules.map((rule) => neededRule(rule, has)).join('')
}

function neededRule(rule: StyleRule, has: HasName): string {
  if ('text' in rule) return rule.text
  if ('condition' in rule) {
    const inner = neededStyle(rule.rules, has)
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
