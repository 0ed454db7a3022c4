/** A style attribute as React takes it: `text-align:center` becomes `{ textAlign: 'center' }`. */
export function styleObject(style: string): Record<string, string> {
  const declarations = style.split(/;(?![^(]*\))/).flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim()
    return colon < 0 || name === '' ? [] : [[propertyName(name), declaration.slice(colon + 1).trim()]]
  })
  return Object.fromEntries(declarations)
}

function propertyName(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
