import type { Plugin } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'
import type { Words } from '../page/words'

/**
 * Gives the theme its words. A bundle contains only those that it shows, written where they are named. The renderer gets
 * all of them in each module, because an edit of `theme.json` changes them while the dev server runs. Browsers of the dev
 * server, where all locales share one script, read them from a global variable in the document.
 */
export function themeWords(words: () => Words): Plugin {
  return {
    name: 'docs:theme-words',
    enforce: 'pre',
    config: (_config, { command }) => (command === 'build' ? { define: wordsByName(words()) } : undefined),
    transform: {
      filter: { id: /\.tsx?$/, code: /\bWORDS\./ },
      handler(code, id) {
        // A site's own files may have a variable with this name.
        const isTheme = this.environment.name === 'ssr' && id.startsWith(ENGINE_ROOT)
        return isTheme ? { code: `const WORDS = ${JSON.stringify(words())};${code}`, map: null } : undefined
      },
    },
  }
}

/**
 * Returns `WORDS.menu.open` and, for the tables that are looked up by key, `WORDS.menu`, each as JSON. Features of a site
 * may have parts such as `reading-time`, which no code can name like this.
 */
function wordsByName(words: Words): Record<string, string> {
  const parts = Object.entries<Record<string, string>>({ ...words })
  return Object.fromEntries(
    parts
      .flatMap(([part, texts]): [string, string | object][] => [
        [`WORDS.${part}`, texts],
        ...Object.entries(texts).map(([name, text]): [string, string] => [`WORDS.${part}.${name}`, text]),
      ])
      .filter(([name]) => /^[\w$.]+$/.test(name))
      .map(([name, text]) => [name, JSON.stringify(text)]),
  )
}
