const FENCE = /^ {0,3}(`{3,}|~{3,})/

/** The text of the first `# heading` of a body, outside code fences and without its marks. */
export function firstHeading(body: string): string | undefined {
  let fence: string | undefined
  for (const line of body.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    } else if (mark) fence = mark
    else if (/^ {0,3}#[ \t]+\S/.test(line)) return plainText(line.replace(/^ {0,3}#[ \t]+/, ''))
  }
  return undefined
}

function plainText(heading: string): string {
  return heading
    .replace(/\s+#+\s*$/, '')
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`+)(.+?)\1/g, '$2')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .trim()
}
