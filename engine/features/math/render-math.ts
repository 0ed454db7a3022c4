import type { Element } from 'hast'
import { defineHastPlugin } from 'satteri'
import type { ExtendedPage } from '../../feature'
import { fenceOfMark } from '../../kit/markdown'
import { requireOptional } from '../../kit/packages'
import { formulaFailed } from './problems'

/** Turns formulas (`$…$`, `$$…$$` and `math` fences) into MathML, which needs neither script nor style sheet. */
export function renderMath({ source: { path: file, text }, report }: ExtendedPage) {
  const toMathML = (tex: string, displayMode: boolean, line = lineWith(tex, text)) => {
    const { renderToString } = temml()
    try {
      return renderToString(tex, { displayMode, throwOnError: true })
    } catch (error) {
      report('throw', formulaFailed(error, { file, line }))
      return ''
    }
  }
  return defineHastPlugin({
    name: 'math',
    element: [
      {
        filter: ['pre', 'code'],
        visit(node, context) {
          const fence = fenceOfMark(node)
          const isDisplay = node.tagName === 'pre'
          // A formula inside a `pre` is replaced together with it.
          if (isPre(context.parent(node))) return
          if (fence?.lang !== 'math' && !isFormula(isDisplay ? node.children[0] : node)) return
          const value = toMathML(context.textContent(node).trim(), isDisplay, fence?.line)
          context.replaceNode(node, { type: 'raw', value })
        },
      },
    ],
  })
}

function isPre(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'tagName' in node && node.tagName === 'pre'
}

function isFormula(node: Readonly<Element['children'][number]> | undefined): boolean {
  if (node?.type !== 'element' || node.tagName !== 'code') return false
  return String(node.properties.className ?? '').includes('math-')
}

function lineWith(tex: string, text: string): number {
  const [first = ''] = tex.split('\n')
  return text.slice(0, Math.max(0, text.indexOf(first))).split('\n').length
}

interface Temml {
  renderToString(tex: string, options: { displayMode: boolean; throwOnError: boolean }): string
}

const NEED = { feature: 'math()', packages: ['temml'] }

let loaded: Temml | undefined

/** Loads the library on first use, so that sites without formulas never do. */
function temml(): Temml {
  loaded ??= requireOptional<Temml>(NEED, 'temml')
  return loaded
}
