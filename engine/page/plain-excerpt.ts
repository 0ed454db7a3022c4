const NO_PROSE = /^(?:#|>|:::|```|~~~|\||[-*+] |\d+[.)] |!\[|\[[^\]]+\]:|<|\{|\0)/

/** The first paragraph of a Markdown twin as plain text: what a feed says of a page. Empty where there is none. */
export function plainExcerpt(twin: string): string {
  const paragraph = twin.split(/\n{2,}/).find((block) => block.trim() !== '' && !NO_PROSE.test(block.trim()))
  return (paragraph ?? '')
    .replace(/\0[^\0]*\0/g, '')
    .replace(/(`+)(.+?)\1|<\/?[a-z][^>]*>|<!--.*?-->|\{\/\*.*?\*\/\}|\[\^[^\]]+\]/gi, '$2')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
