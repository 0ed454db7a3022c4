import { type IconName, PATHS } from './paths'

const SVG = 'http://www.w3.org/2000/svg'

/** What `Icon` shows, where React is not. */
export function iconElement(name: IconName): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const line = { d: PATHS[name], fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75' }
  setAttributes(icon, { viewBox: '0 0 24 24', width: '20', height: '20', 'aria-hidden': 'true' })
  setAttributes(path, { ...line, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
  icon.append(path)
  return icon
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
