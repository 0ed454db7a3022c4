import type { Plugin } from 'vite'

const ASSET =
  /\.(apng|avif|bmp|gif|ico|jpe?g|png|svg|webp|mp4|webm|ogg|mp3|wav|flac|m4a|woff2?|ttf|otf|pdf)(\?url)?$/

/**
 * Imports of pictures and other files give the public path of the file, the same on both sides.
 * `add` notes the file, by its absolute path, and answers with its public path.
 */
export function assetImports(add: (file: string) => string): Plugin {
  return {
    name: 'docs:asset-imports',
    enforce: 'pre',
    load: {
      filter: { id: ASSET },
      handler(id) {
        return `export default ${JSON.stringify(add(id.replace(/\?url$/, '')))}`
      },
    },
  }
}
