import type { Plugin } from 'vite'

const ASSET =
  /\.(apng|avif|bmp|gif|ico|jpe?g|png|svg|webp|mp4|webm|ogg|mp3|wav|flac|m4a|woff2?|ttf|otf|pdf)(\?url)?$/

/**
 * Makes imports of images and other files evaluate to the file's public path, in builds and in browsers.
 * `add` records a file by absolute path and returns its public path.
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
