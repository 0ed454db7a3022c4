import { type Plugin, transformWithOxc } from 'vite'

/** Sites written for Docusaurus have JSX in `.js` files, which Vite takes for plain scripts. */
export const jsxInScripts: Plugin = {
  name: 'docs:jsx-in-scripts',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.js$/, exclude: /\/node_modules\// }, code: /<[A-Za-z>]/ },
    handler: (code, id) => transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' } }),
  },
}
