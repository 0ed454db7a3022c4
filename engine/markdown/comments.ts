const FRONT_MATTER = '(?<![\\s\\S])---[ \\t]*\\n[\\s\\S]*?^---[ \\t]*$'
const LIST = '(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*'
const BACKTICK_FENCE = `^[ \\t>]*${LIST}(\`{3,})[^\`\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\1\`*[ \\t]*$|(?![\\s\\S]))`
const TILDE_FENCE = `^[ \\t>]*${LIST}(~{3,})[^\\n]*$[\\s\\S]*?(?:^[ \\t>]*\\2~*[ \\t]*$|(?![\\s\\S]))`
const INLINE_CODE = '(?<![\\\\`])(`+)(?!`)(?:(?!\\n[ \\t]*\\n)[\\s\\S])*?(?<!`)\\3(?!`)'
const COMMENT = '<!--[\\s\\S]*?-->'
const TOKENS = new RegExp([FRONT_MATTER, BACKTICK_FENCE, TILDE_FENCE, INLINE_CODE, COMMENT].join('|'), 'gm')

/** Takes HTML comments out of MDX, which knows none. No line moves; code is left alone. */
export function withoutComments(text: string): string {
  return text.replace(TOKENS, (token) => (token.startsWith('<!--') ? token.replace(/[^\n]/g, '') : token))
}
