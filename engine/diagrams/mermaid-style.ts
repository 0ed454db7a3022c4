import { markOf } from './style'

/** What the settings of mermaid cannot say, over all that it says itself. */
export const STYLE = important(`
  .edgeLabel rect, .edgeLabel .background, .labelBkg { fill: ${markOf('ground')}; opacity: 1 }
  .actor-line { stroke: ${markOf('groupLine')}; stroke-width: 1px }
  .messageLine0, .messageLine1 { stroke: ${markOf('line')}; stroke-width: 1px }
  .loopLine { fill: none; stroke: ${markOf('groupLine')}; stroke-width: 1px; stroke-dasharray: 4 3 }
  .labelBox { fill: ${markOf('group')}; stroke: ${markOf('groupLine')} }
  marker[id$='crosshead'] path { stroke-width: 2px }
  .sequenceNumber { fill: ${markOf('ground')} }
  .cluster rect, .statediagram-cluster rect { stroke-dasharray: none }
`)

function important(css: string): string {
  return css.replace(/(;| })/g, ' !important$1')
}
