import { type Plugin, transformWithOxc } from 'vite'
import { findRequires, replaceRequires, valueOfRequired } from '../../kit/sources'

/**
 * Sites written for Docusaurus have JSX and types in `.js` files, which Vite takes for plain scripts, and types in `.jsx`
 * files.
 */
export const jsxInScripts: Plugin = {
  name: 'docs:jsx-in-scripts',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.jsx?$/, exclude: /\/node_modules\// } },
    async handler(code, id) {
      try {
        const options = { lang: 'tsx', jsx: { runtime: 'automatic' }, tsconfig: false } as const
        return await transformWithOxc(code, id, options)
      } catch (error) {
        if (error instanceof Error && FLOW.test(code)) error.message = `${OF_FLOW}\n${error.message}`
        throw error
      }
    },
  },
}

/** The comment at the start of a file in Flow, or one of its types. */
const FLOW = /^\s*(?:\/\*[\s*]*|\/\/\s*)@flow\b|\{\||^import typeof\b/m
const OF_FLOW =
  'it is written in Flow, which is not read here: take its types out, such as with flow-remove-types, or write them in TypeScript'

/** A path of the site, maybe behind a loader. Packages stay as they are. */
const OF_SITE = /^(?:\.{1,2}\/|@site\/|!)/

/** Webpack reads files with `require`, which modules that run here do not have. */
export const requiresInScripts: Plugin = {
  name: 'docs:requires-in-scripts',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.[jt]sx?$/, exclude: /\/node_modules\// }, code: /\brequire\s*\(/ },
    handler(code, id) {
      const calls = findRequires(code, { lang: id.endsWith('.ts') ? 'ts' : 'tsx' }).filter(({ specifier }) =>
        OF_SITE.test(specifier),
      )
      if (calls.length === 0) return undefined
      const imports = calls.map(
        ({ specifier }, index) => `import * as ${nameOf(index)} from ${JSON.stringify(specifier)}`,
      )
      const body = replaceRequires(code, calls, ({ specifier }, index) =>
        valueOfRequired(specifier, nameOf(index)),
      )
      // Below the code, so that its lines stay where they are.
      return { code: `${body}\n${imports.join('\n')}`, map: null }
    },
  },
}

function nameOf(index: number): string {
  return `_required${index}`
}
