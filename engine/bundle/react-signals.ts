import type { Plugin } from 'vite'

const REACT_DOM = /[\\/]react-dom-client\.production\.js$/
const SIGNAL = /(\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * Replaces the errors that React creates as it loads. It throws them as signals and never reads their stack, but a
 * browser with developer tools attached, as in Lighthouse, parses all of React once more to record where they come from.
 */
export const reactSignals: Plugin = {
  name: 'docs:react-signals',
  transform: {
    filter: { id: REACT_DOM },
    handler: (code) => ({ code: withoutStacks(code), map: null }),
  },
}

export function withoutStacks(code: string): string {
  return code.replace(SIGNAL, '$1Object.create(Error.prototype)')
}
