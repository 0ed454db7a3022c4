import { createRequire } from 'node:module'
import { createHighlighterCoreSync, type HighlighterCore, type LanguageRegistration } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import type { Store } from '../../cache/store'
import type { CodeLink } from '../types'
import { ROLE_THEME, tokenClass } from './theme'

/** A run of code in one color. An empty class means the text color. */
export interface Token {
  text: string
  className: string
  links?: CodeLink[]
}

/** Splits code into lines of tokens. `language` is a grammar's name, or empty for plain text. */
export type Tokenize = (code: string, language: string) => Token[][]

/**
 * Languages highlighted inside fences of a Markdown example. The list is fixed to make the result
 * deterministic.
 */
const IN_MARKDOWN = ['typescript', 'tsx', 'javascript', 'json', 'shellscript', 'html', 'css', 'yaml']
const EMBEDDED: Record<string, string[]> = { markdown: IN_MARKDOWN, mdx: IN_MARKDOWN }

// A time limit would make the result depend on the machine's load.
// The patterns of some grammars take time that grows with the square of a line's length.
const LIMITS = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 10_000 }

const require = createRequire(import.meta.url)

/** Remembers the tokens of code in `store`: a page of which only the text has changed loads no grammar, which takes a second. */
export function createTokenizer(store?: Pick<Store, 'get' | 'set'>): Tokenize {
  const tokenize = createGrammars()
  return (code, language) => {
    if (language === '') return code.split('\n').map((text) => [{ text, className: '' }])
    const key = `${language}\n${code}`
    const known = store?.get<Token[][]>(key)
    if (known) return known
    const tokens = tokenize(code, language)
    store?.set(key, tokens)
    return tokens
  }
}

/**
 * Each grammar is loaded on first use into a registry of its own: in a shared one, a grammar changes how earlier ones
 * highlight their embedded code.
 */
function createGrammars(): Tokenize {
  // The WebAssembly engine's memory would never shrink. Patterns that JavaScript cannot express color nothing.
  const engine = createJavaScriptRegexEngine({ forgiving: true })
  const registries = new Map<string, HighlighterCore>()

  const registryOf = (language: string): HighlighterCore => {
    const known = registries.get(language)
    if (known) return known
    const langs = [...(EMBEDDED[language] ?? []), language].flatMap(loadGrammar)
    const registry = createHighlighterCoreSync({ engine, langs, themes: [ROLE_THEME], warnings: false })
    registries.set(language, registry)
    return registry
  }

  return (code, language) => {
    const lines = registryOf(language).codeToTokensBase(code, { lang: language, theme: 'roles', ...LIMITS })
    return lines.map((line) =>
      line.map(({ content, color }) => ({ text: content, className: tokenClass(color) })),
    )
  }
}

// Unlike `import`, `require` loads ES modules synchronously, so highlighting stays synchronous.
function loadGrammar(language: string): LanguageRegistration[] {
  const module: unknown = require(`shiki/langs/${language}.mjs`)
  return isGrammarModule(module) ? module.default : []
}

function isGrammarModule(module: unknown): module is { default: LanguageRegistration[] } {
  return typeof module === 'object' && module !== null && 'default' in module && Array.isArray(module.default)
}
