import type { MarkdownExtension } from './plugins/extension'
import type { Answer, LinkResolver, MarkdownSource } from './types'

/** Records whether the route is used: most partials compile to the same on every page that imports them. */
export function recordRouteUse(source: MarkdownSource, answers: Answer[]): MarkdownSource {
  return {
    ...source,
    get route() {
      if (answers.every(({ kind }) => kind !== 'route'))
        answers.push({ kind: 'route', target: '', answer: source.route })
      return source.route
    },
  }
}

/** Returns a resolver that records what it is asked. */
export function recordLinks(resolver: LinkResolver, answers: Answer[]): LinkResolver {
  const ask = (kind: 'page' | 'asset' | 'file') => (target: string, from: MarkdownSource) => {
    const answer = resolver[kind](target, from)
    answers.push({ kind, target, answer })
    return answer
  }
  return { ...resolver, page: ask('page'), asset: ask('asset'), file: ask('file') }
}

/** Returns a function that asks an extension, and records its answer. */
export function recordQuestions(extension: MarkdownExtension, answers: Answer[]) {
  return (question: string) => {
    const target = extensionQuestion(extension, question)
    answers.push({ kind: 'extension', target, answer: extension.answer?.(question) ?? null })
  }
}

/** Returns a question for the record of answers, which names the extension that was asked. */
function extensionQuestion({ name }: MarkdownExtension, question: string): string {
  return `${name}:${question}`
}

/** Returns what the extension that was asked answers now; null if the site no longer has it. */
export function extensionAnswer(target: string, extensions: readonly MarkdownExtension[]): string | null {
  const [, name = '', question = ''] = /^([^:]*):(.*)$/s.exec(target) ?? []
  return extensions.find((extension) => extension.name === name)?.answer?.(question) ?? null
}
